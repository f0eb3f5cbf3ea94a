/** The colours that a style sheet of a brand sets, by name: `--gt-color-ink: #221b36` is `ink`. */
export function coloursOfStyles(css: string): Record<string, string> {
  return Object.fromEntries(
    [...css.matchAll(/--gt-color-([\w-]+):\s*(#[\da-f]{6})\b/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}
