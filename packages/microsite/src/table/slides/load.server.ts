import type { Film } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The films that circles play in place, by their number. */
export type SlidesPage = { plays: Record<string, Film> };

/** What the slides of a section are drawn from besides the deck. */
export function readSlidesPage({ site, content }: PageContext): SlidesPage {
  const plays = Object.entries(site.brand.plays);
  return { plays: Object.fromEntries(plays.map(([number, media]) => [number, content.filmOf(media)])) };
}
