/**
 * Lights these things wherever they lie on the table, by a style sheet: boards need not know,
 * and what is drawn anew is lit again. Returns how to put the lights out.
 */
export function lights(things: readonly string[]): () => void {
  if (things.length === 0 || !("adoptedStyleSheets" in document)) return () => {};
  const sheet = new CSSStyleSheet();
  const named = things.map((thing) => JSON.stringify(thing));
  const lit = named.flatMap((thing) =>
    ["thing", "tray", "zone", "spot"].map((kind) => `[data-${kind}=${thing}]`),
  );
  sheet.replaceSync(
    `:is(${lit.join()}):not(.from-status [data-thing]) {
      outline: 3px dashed var(--gold-bright);
      outline-offset: 3px;
      border-radius: 8px;
    }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
