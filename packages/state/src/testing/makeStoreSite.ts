import { makePaths, STORAGE_NAMES } from '@tamarack-lowe/content-model';
import type { FirstDeck, StoreSite } from '../StoreSite.ts';

/** The visitor types of the firm that most tests are about. */
export const VISITOR_TYPES: StoreSite['visitorTypes'] = [
  { id: 'student', colourScheme: 'dawn', corner: 'campus' },
  { id: 'experienced', colourScheme: 'dusk', corner: 'connect' },
];

type SectionSource = { id: string; path: string; aliases?: string[] };

/** The sections of the firm that most tests are about. */
export const SECTIONS: SectionSource[] = [
  { id: 'discover', path: '/together', aliases: ['/discover'] },
  { id: 'recruit', path: '/how-we-recruit-1', aliases: ['/recruits', '/how-we-recruit'] },
];

/** Site of a store: a firm with these sections, a team and campus pages. */
export function makeStoreSite(
  sources: readonly SectionSource[],
  deck: FirstDeck,
  {
    award,
    visitorTypes = VISITOR_TYPES,
  }: { award?: string | undefined; visitorTypes?: StoreSite['visitorTypes'] } = {},
): StoreSite {
  const sections = sources.map((source) => ({
    name: source.id,
    aliases: [],
    numbered: false,
    corners: false,
    ring: false,
    ...source,
  }));
  const pages = { connect: '/connect-with-us/', campus: '/campus-resources/' };
  const slides = Object.fromEntries(
    Object.entries(deck).map(([id, sets]) => [
      id,
      sets[visitorTypes[0].id]?.slides.map(({ path }) => path) ?? [],
    ]),
  );
  return {
    brand: { sections, award },
    deck,
    paths: makePaths({ sections, pages, redirects: {} }, slides),
    storage: STORAGE_NAMES,
    visitorTypes,
  };
}
