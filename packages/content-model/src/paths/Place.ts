/** What an address names. `unknown` is every address that the content has no page for, as far as the address tells. */
export type Place =
  | { kind: 'intro' | 'connect' | 'campus' | 'events' | 'unknown' }
  /** A page that only the brand and its kind of page know by name. */
  | { kind: 'page'; page: string }
  | { kind: 'slides'; section: string; index: number }
  | { kind: 'story'; section: string; slug: string }
  | { kind: 'member' | 'resource'; slug: string };
