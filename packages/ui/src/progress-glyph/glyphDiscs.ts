import { centreOf, type NameRingDisc, nameRings, PITH } from '../name-ring/nameRings.ts';

/** A ring of the glyph; `filled` up to the current slide. */
export type GlyphDisc = NameRingDisc & { filled: boolean };

/** Placeholder letters: one ring for each slide after the first, in the colours of the brand. */
const placeholderName = (count: number) =>
  String.fromCodePoint(...Array.from({ length: count - 1 }, (_, place) => 97 + place));

/**
 * Returns the rings of a name, innermost first: on the first slide only the pith is filled, on the last one all are. If a
 * name has fewer letters than there are slides, rings fill in parts.
 */
export function glyphDiscs(name: string, index: number, count: number): GlyphDisc[] {
  const rings = nameRings(name || placeholderName(count));
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
