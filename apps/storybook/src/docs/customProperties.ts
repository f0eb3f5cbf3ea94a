/** Custom properties that a style sheet expects: `tokens` of the brand, and `pageProperties` that a page may set. Sorted, without duplicates. */
export type CustomProperties = { tokens: string[]; pageProperties: string[] };

/** Finds the custom properties that `styles` reads and does not set. Those that `tokens` sets belong to the brand, the others to the page. */
export function customProperties(styles: string, tokens: string): CustomProperties {
  const read = new Set([...styles.matchAll(/var\((--gt-[\w-]+)/g)].map(([, name = '']) => name));
  const set = new Set([...styles.matchAll(/^\s*(--gt-[\w-]+):/gm)].map(([, name = '']) => name));
  const ofBrand = new Set([...tokens.matchAll(/^\s*(--gt-[\w-]+):/gm)].map(([, name = '']) => name));
  const fallbacks = new Set([...styles.matchAll(/var\((--gt-[\w-]+),/g)].map(([, name = '']) => name));
  return {
    tokens: [...read].filter((name) => ofBrand.has(name)).sort(),
    pageProperties: [...read]
      .filter((name) => !ofBrand.has(name) && (!set.has(name) || fallbacks.has(name)))
      .sort(),
  };
}
