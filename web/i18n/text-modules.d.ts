/** Fluent files come into the bundle as plain text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
/** Languages besides English, by tag; see web/build/languages.py. */
declare const BRISQUES_LANGUAGES: Record<string, { file: string; whole: boolean }>;
