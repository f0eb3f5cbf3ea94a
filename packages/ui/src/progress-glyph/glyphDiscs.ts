import { centreOf, type NameRingDisc, nameRings, PITH } from '../name-ring/nameRings.ts';

/** A ring of the glyph; `filled` up to the current slide. */
export type GlyphDisc = NameRingDisc & { filled: boolean };

/** Letters that stand for a name: one ring for each slide after the first, in the colours of the brand. */
const PLACEHOLDER = 'abcdefghijkl';

/**
 * Returns the rings of a name, innermost first: on the first slide only the pith is filled, on the last one all are. If a
 * name has fewer letters than there are slides, rings fill in parts.
 */
export function glyphDiscs(name: string, index: number, count: number): GlyphDisc[] {
  const rings = nameRings(name || PLACEHOLDER.slice(0, count - 1));
  const progress = (rings.length * index) / Math.max(1, count - 1);
  const filledRings = rings.length < count - 1 ? progress : Math.round(progress);
  const discs = [{ ...PITH, colour: 'var(--gt-color-gold)' }, ...rings].map((ring, place) => ({
    ...ring,
    filled: place <= filledRings,
  }));
  const wholeRings = Math.floor(filledRings);
  const partialRing = rings[wholeRings];
  if (!partialRing || wholeRings === filledRings) return discs;
  const radius = partialRing.radius - (1 - filledRings + wholeRings) * (80 / rings.length);
  return discs.toSpliced(wholeRings + 1, 0, { ...partialRing, ...centreOf(radius), radius, filled: true });
}
