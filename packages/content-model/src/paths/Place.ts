/** What an address names. `unknown` is every address that the content has no page for, as far as the address tells. */
export type Place =
  | { kind: 'intro' | 'connect' | 'campus' | 'events' | 'unknown' }
  | { kind: 'slides'; section: string; index: number }
  | { kind: 'story'; section: string; slug: string }
  | { kind: 'member' | 'resource'; slug: string };
