import type { Addresses } from '../schema/addresses.ts';

/** Addresses of one site in one language. Only this module makes and reads them. */
export type Paths = {
  intro: string;
  /** Null on a site without this page. */
  connect: string | null;
  campus: string | null;
  events: string | null;
  /** Page of a route that the site adds, by its name; null on a site without it. */
  page: (name: string) => string | null;
  /** First slide of a section. */
  section: (section: string) => string;
  story: (section: string, slug: string) => string;
  /** A story in another form; null on a site without that form. */
  form: (section: string, slug: string, form: StoryForm) => string | null;
  member: (slug: string) => string;
  resource: (slug: string) => string;
  /** Path without a slash at its end, its alias resolved. */
  canonical: (path: string) => string;
  /** Address of the page by alias. The server redirects aliases; static hosts without redirects show the page at both addresses. */
  aliases: Readonly<Record<string, string>>;
  /** Permanent redirects: old address to new address. */
  redirects: Readonly<Record<string, string>>;
  /** Matches an address, or an alias of it, with its page. */
  read: (path: string) => Place;
};

/**
 * The page that an address belongs to. `unknown`: an address that belongs to none. The address of a story that does not
 * exist is a `story`, because an address cannot tell.
 */
export type Place =
  | { kind: 'intro' | 'connect' | 'campus' | 'events' | 'unknown' }
  /** A page of a route that the site adds, by the name of the route. */
  | { kind: 'page'; page: string }
  | { kind: 'slides'; section: string; index: number }
  | { kind: 'story'; section: string; slug: string }
  | { kind: 'form'; section: string; slug: string; form: StoryForm }
  /** `pack`: the campus pack of a school, below the page of that name. */
  | { kind: 'member' | 'resource' | 'pack'; slug: string };

/** Other forms of a story than its own page, in the order of their links. */
export const STORY_FORMS = ['plain', 'transcript', 'short'] as const;
export type StoryForm = (typeof STORY_FORMS)[number];

/** Paths of the slides of each section, in order, without a slash at their end. */
export type SlidePaths = Readonly<Record<string, readonly string[]>>;

/**
 * Makes the addresses of a site. `home` is the first page: the root, or the start of this language. Slugs are joined to their
 * base, never inserted by `replace`, so that the slug `$$$` stays `$$$`.
 */
export function makePaths(
  { sections, pages, forms = {}, redirects }: Addresses,
  slides: SlidePaths,
  home = '/',
): Paths {
  const base = new Map(sections.map(({ id, path }) => [id, plainPath(path)]));
  const aliases = Object.fromEntries(
    sections.flatMap(({ path, aliases }) => aliases.map((alias) => [alias, path])),
  );
  const { connect = null, campus = null, events = null, ...added } = pages;
  const addedAt = new Map(Object.entries(added).map(([name, path]) => [plainPath(path), name]));
  const below = (page: string | null, slug: string) => joinPath(plainPath(page ?? '/'), `/${slug}`);
  const storyPath = (section: string, slug: string) => `${base.get(section)}/${slug}`;
  const formOf = (word: string) => STORY_FORMS.find((form) => forms[form] === word);
  const canonical = (path: string) => {
    const plain = plainPath(path);
    return Object.hasOwn(aliases, plain) ? (aliases[plain] ?? plain) : plain;
  };

  function read(path: string): Place {
    const address = canonical(path);
    if (address === plainPath(home)) return { kind: 'intro' };
    if (events !== null && address === plainPath(events)) return { kind: 'events' };
    if (connect !== null && address === plainPath(connect)) return { kind: 'connect' };
    if (campus !== null && address === plainPath(campus)) return { kind: 'campus' };
    const page = addedAt.get(address);
    if (page !== undefined) return { kind: 'page', page };
    for (const { id } of sections) {
      const index = slides[id]?.indexOf(address) ?? -1;
      if (index >= 0) return { kind: 'slides', section: id, index };
    }
    const end = address.lastIndexOf('/');
    const [folder, slug] = [address.slice(0, end), address.slice(end + 1)];
    if (addedAt.get(folder) === 'pack') return { kind: 'pack', slug };
    const section = sections.find(({ id }) => base.get(id) === folder);
    if (section) return { kind: 'story', section: section.id, slug };
    const form = formOf(slug);
    if (form !== undefined) {
      const story = read(folder);
      if (story.kind === 'story') return { ...story, kind: 'form', form };
    }
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
    story: storyPath,
    form: (section, slug, form) =>
      forms[form] === undefined ? null : `${storyPath(section, slug)}/${forms[form]}`,
    member: (slug) => below(connect, slug),
    resource: (slug) => below(campus, slug),
    canonical,
    aliases,
    redirects,
    read,
  };
}

/** Normalises a path for comparisons: decoded, without query, hash and slash at the end. */
export function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return withoutEndSlash(decodedPath(bare)) || '/';
}

/** Removes the slashes at the end of an address: `/fr/` is `/fr`, and `/` is empty. */
export function withoutEndSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Joins an address and one below it: `/fr` and `/team` are `/fr/team`, `/` and `/team` are `/team`. */
export function joinPath(base: string, path: string): string {
  return withoutEndSlash(base) + path;
}

/** Decodes a path: `%24%24%24` is `$$$`. Invalid percent-encoding, such as `/100%`, stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
