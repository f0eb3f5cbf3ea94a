import { centreOf, type NameRingDisc, nameRings, PITH } from '../name-ring/nameRings.ts';

/** A ring of the glyph; `filled` once the visitor has come so far. */
export type GlyphDisc = NameRingDisc & { filled: boolean };

/** Letters of nobody, for a ring of each slide after the first in the colours of the brand. */
const nobody = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count - 1 }, (_, place) => 97 + place));

/**
 * The rings of a name, innermost first: on the first slide the pith has its colour, on the last one all of them. Many
 * letters take their colour in turns of whole rings; where letters are fewer than slides, a ring grows in parts.
 */
export function glyphDiscs(name: string, index: number, count: number): GlyphDisc[] {
  const rings = nameRings(name || nobody(count));
  const way = (rings.length * index) / Math.max(1, count - 1);
  const grown = rings.length < count - 1 ? way : Math.round(way);
  const discs = [{ ...PITH, colour: 'var(--gt-color-gold)' }, ...rings].map((ring, place) => ({
    ...ring,
    filled: place <= grown,
  }));
  const whole = Math.floor(grown);
  const growing = rings[whole];
  if (!growing || whole === grown) return discs;
  const radius = growing.radius - (1 - grown + whole) * (80 / rings.length);
  return discs.toSpliced(whole + 1, 0, { ...growing, ...centreOf(radius), radius, filled: true });
}
