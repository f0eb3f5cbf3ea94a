/** The fixed addresses of the site, in their canonical form. */
export const PATHS = {
  intro: '/',
  discover: '/grow-together',
  recruit: '/how-we-recruit-1',
  recruitSecond: '/how-we-recruit-2',
  connect: '/connect-with-us/',
  campus: '/campus-resources/',
  events: '/campus-resources/campus-events',
} as const;

/** The base of the story addresses of each section. */
export const STORY_BASES = {
  discover: '/grow-together',
  recruit: '/how-we-recruit-1',
} as const;

/** Addresses that show the screen of another address; they keep their own address, canonical points to the other. */
export const ALIASES = {
  '/discover': '/grow-together',
  '/recruits': '/how-we-recruit-1',
  '/how-we-recruit': '/how-we-recruit-1',
} as const;

/** Addresses that have moved for good. */
export const REDIRECTS = { '/campuscharitycampaign': '/campus-resources/' } as const;

/** The address of a story. Built by joining, never by replacing, so that `$$$` stays `$$$`. */
export function storyPath(section: string, slug: string): string {
  return `${STORY_BASES[section === 'recruit' ? 'recruit' : 'discover']}/${slug}`;
}

/** The address of a member of the talent team. */
export function memberPath(slug: string): string {
  return `/connect-with-us/${slug}`;
}

/** The address of a campus resource. */
export function resourcePath(slug: string): string {
  return `/campus-resources/${slug}`;
}

/** Team and campus pages: the specification calls them special pages. */
export function isSpecialPath(path: string): boolean {
  return path.includes('connect-with-') || path.includes('campus-resources');
}

/** `%24%24%24` is `$$$`; a path that is not valid percent-encoding, such as `/100%`, stays as it is. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
