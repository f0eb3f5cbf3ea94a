/** The paper that stands in when a picture does not say its own. */
export const NEUTRAL_PAPER = '#d8ccf1';

/**
 * The background of a drawing as `#rrggbb`: the fill of its first sheet of paper. Drawings are made from the back to the
 * front, so the first fill covers the board.
 */
export function dominantColour(svg: string): string {
  const fill = /fill="#([0-9a-f]{6}|[0-9a-f]{3})"/i.exec(svg)?.[1]?.toLowerCase();
  if (!fill) return NEUTRAL_PAPER;
  return `#${fill.length === 6 ? fill : fill.replace(/./g, (digit) => digit + digit)}`;
}
