/** The `@font-face` rules of a style sheet. */
export function fontFaces(css: string): string {
  return (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('');
}
