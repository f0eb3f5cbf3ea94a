import type { Thing } from 'schema-dts';

/** An entry of the head of a page: its title, a `meta`, a `link`, or data for search engines. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; blocking?: 'render' }
  | { rel: 'alternate'; hrefLang: string; href: string }
  | { things: readonly Thing[] };
