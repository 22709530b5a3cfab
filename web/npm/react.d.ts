// Types for React 19: import type {} from "brisques/react".

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { CardTable, CardTableAttributes } from "./index.js";
import type { EventName } from "./types/protocol.js";

type Handlers = { [Name in EventName as `onbrisques-${Name}`]?: (event: CustomEvent<any>) => void };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "card-table": DetailedHTMLProps<HTMLAttributes<CardTable>, CardTable> &
        CardTableAttributes &
        Handlers;
    }
  }
}
