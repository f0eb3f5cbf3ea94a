/** The `@font-face` rules of a style sheet that ask for no file: fonts that devices have. */
export function fontFaces(css: string): string {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  return faces.filter((face) => !face.includes('url(')).join('');
}
