const FACE = /@font-face\s*\{[^}]*\}/g;

/** The `@font-face` rules of a style sheet that ask for no file: fonts that devices have. */
export function fontFaces(css: string): string {
  const faces = css.match(FACE) ?? [];
  return faces.filter((face) => !face.includes('url(')).join('');
}

/**
 * A style sheet for a page that has those faces, and whose script fetches the others: a face that comes late has the
 * browser lay out every word anew.
 */
export function withoutFaces(css: string): string {
  return css.replace(FACE, '');
}
