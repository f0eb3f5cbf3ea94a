import type { Film } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The films that circles play in place, by their number. */
export type SlidesPage = { plays: Record<string, Film> };

/** Reads the films that the slides of a section play; the deck itself is in `site`. */
export function readSlidesPage({ site, content }: PageContext): SlidesPage {
  const plays = Object.entries(site.brand.plays);
  return { plays: Object.fromEntries(plays.map(([number, media]) => [number, content.filmOf(media)])) };
}
