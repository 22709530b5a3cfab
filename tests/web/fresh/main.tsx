import { setHome } from "brisques";
import "brisques/card-table.css";
import type {} from "brisques/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";

setHome(new URLSearchParams(location.search).get("home") ?? "/brisques/");

function Page() {
  const [cards, setCards] = useState("a");
  const [played, setPlayed] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setCards("b")}>
        Other cards
      </button>
      <output>{played}</output>
      <card-table
        deal={cards}
        controls="none"
        read-only={false}
        onbrisques-action={() => setPlayed((before) => before + 1)}
      />
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
