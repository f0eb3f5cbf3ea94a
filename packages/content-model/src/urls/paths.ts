import type { Place } from '../paths/Place.ts';
import { plainPath } from '../paths/plainPath.ts';
import type { Addresses } from '../schema/addresses.ts';

/** The addresses of one site in one language: made here and read here, and nowhere else. */
export type Paths = {
  intro: string;
  /** Null where the site has no such page. */
  connect: string | null;
  campus: string | null;
  events: string | null;
  /** The page of a kind that the site adds; null where it has no page of this name. */
  page: (name: string) => string | null;
  /** The first slide of a section. */
  section: (section: string) => string;
  story: (section: string, slug: string) => string;
  member: (slug: string) => string;
  resource: (slug: string) => string;
  /** A path without slash at its end, its alias resolved. */
  canonical: (path: string) => string;
  /** Other addresses of a page, and its own: a server sends visitors on, other homes show the page there. */
  aliases: Readonly<Record<string, string>>;
  /** Addresses that have moved for good, and where to. */
  redirects: Readonly<Record<string, string>>;
  /** What an address names, an alias included. */
  read: (path: string) => Place;
};

/** The paths of the slides of each section, in order, without slash at their end. */
export type SlidePaths = Readonly<Record<string, readonly string[]>>;

/**
 * Makes the addresses of a site. `home` is that of the first page: the root, or where this language stands. Stories are joined
 * to their base, never replaced into it, so that `$$$` stays `$$$`.
 */
export function makePaths({ sections, pages, redirects }: Addresses, slides: SlidePaths, home = '/'): Paths {
  const base = new Map(sections.map(({ id, path }) => [id, plainPath(path)]));
  const aliases = Object.fromEntries(
    sections.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
  );
  const { connect = null, campus = null, events = null, ...added } = pages;
  const addedAt = new Map(Object.entries(added).map(([name, path]) => [plainPath(path), name]));
  const below = (page: string | null, slug: string) =>
    `${plainPath(page ?? '/').replace(/^\/$/, '')}/${slug}`;
  const canonical = (path: string) => {
    const plain = plainPath(path);
    return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? plain) : plain;
  };

  function read(path: string): Place {
    const here = canonical(path);
    if (here === plainPath(home)) return { kind: 'intro' };
    if (events !== null && here === plainPath(events)) return { kind: 'events' };
    if (connect !== null && here === plainPath(connect)) return { kind: 'connect' };
    if (campus !== null && here === plainPath(campus)) return { kind: 'campus' };
    const page = addedAt.get(here);
    if (page !== undefined) return { kind: 'page', page };
    for (const { id } of sections) {
      const index = slides[id]?.indexOf(here) ?? -1;
      if (index >= 0) return { kind: 'slides', section: id, index };
    }
    const end = here.lastIndexOf('/');
    const [folder, slug] = [here.slice(0, end), here.slice(end + 1)];
    const section = sections.find(({ id }) => base.get(id) === folder);
    if (section) return { kind: 'story', section: section.id, slug };
    if (connect !== null && folder === plainPath(connect)) return { kind: 'member', slug };
    if (campus !== null && folder === plainPath(campus)) return { kind: 'resource', slug };
    return { kind: 'unknown' };
  }

  return {
    intro: home,
    connect,
    campus,
    events,
    page: (name) => (Object.hasOwn(added, name) ? (added[name] ?? null) : null),
    section: (section) => base.get(section) ?? home,
    story: (section, slug) => `${base.get(section)}/${slug}`,
    member: (slug) => below(connect, slug),
    resource: (slug) => below(campus, slug),
    canonical,
    aliases,
    redirects,
    read,
  };
}
