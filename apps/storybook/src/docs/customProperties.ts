/**
 * Custom properties that a style sheet reads from outside: tokens of the brand, and those that a page may set. Sorted,
 * without duplicates.
 */
export type CustomProperties = { tokens: string[]; places: string[] };

/**
 * The custom properties that `styles` reads and does not set itself. Those that `tokens` sets belong to the brand; the
 * others are for the page.
 */
export function customProperties(styles: string, tokens: string): CustomProperties {
  const read = new Set([...styles.matchAll(/var\((--gt-[\w-]+)/g)].map(([, name = '']) => name));
  const set = new Set([...styles.matchAll(/^\s*(--gt-[\w-]+):/gm)].map(([, name = '']) => name));
  const ofBrand = new Set([...tokens.matchAll(/^\s*(--gt-[\w-]+):/gm)].map(([, name = '']) => name));
  const fallbacks = new Set([...styles.matchAll(/var\((--gt-[\w-]+),/g)].map(([, name = '']) => name));
  return {
    tokens: [...read].filter((name) => ofBrand.has(name)).sort(),
    places: [...read].filter((name) => !ofBrand.has(name) && (!set.has(name) || fallbacks.has(name))).sort(),
  };
}
