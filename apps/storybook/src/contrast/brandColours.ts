/** Returns the colours that the style sheet of a brand sets, by name: `--gt-color-ink: #221b36` is `ink`. */
export function coloursOfStyles(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--gt-color-([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

/** A group of the token file, or a token with its value. */
type TokenTree = { $value?: unknown; [name: string]: unknown };

/** Returns the colours of the token file by the name of their custom property: `night.800` is `night-800`, `ink.default` is `ink`. */
export function coloursOfTokens(tokens: { color: TokenTree }): Record<string, string> {
  const found: Record<string, string> = {};
  function walk(tree: TokenTree, path: string[]) {
    const value = tree.$value;
    if (isColour(value)) found[path.filter((part) => part !== 'default').join('-')] = value.hex;
    for (const [name, child] of Object.entries(tree)) {
      if (!name.startsWith('$') && typeof child === 'object' && child !== null)
        walk({ ...child }, [...path, name]);
    }
  }
  walk(tokens.color, []);
  return found;
}

function isColour(value: unknown): value is { hex: string } {
  return typeof value === 'object' && value !== null && 'hex' in value && typeof value.hex === 'string';
}
