/** Fluent files come into the bundle as plain text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
