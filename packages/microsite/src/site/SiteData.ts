import { type MenuItem, makeSite, type Site, type SiteSource } from '@tamarack-lowe/content-model';
import type { Rings } from '../config/rings.ts';

/** All data of a site in one language, as JSON. The build renders pages from it, and browsers load it as a file. */
export type SiteData = SiteSource & SiteSettings;

/** The value of a site: its data, with paths, messages and storage keys made of it. */
export type MicrositeSite = Site & SiteSettings;

/** Data of a site that is not its content. */
type SiteSettings = {
  /** Address of the logo. Null: the header shows the short name of the firm. */
  logo: string | null;
  /** Addresses of the firm's own marks of social networks, by network. */
  marks: Readonly<Record<string, string>>;
  typefaces: readonly SiteTypeface[];
  /** Shape of rings and barks. Default: the kit's. */
  rings?: Rings | undefined;
  /** Addresses of CSS chunks, by name. Development has one style sheet and none of these. */
  chunks?: Readonly<Record<string, string>>;
  /** Requests to other hosts at the start of a session. */
  asks: { menu: boolean; country: boolean };
  /** Menu items that the content host sent at build time. Default: it was not asked. */
  menu?: MenuItem[];
  /** Year of the copyright line until hydration. */
  year: number;
};

/** CSS chunks that only some routes need: each is an entry point of `ui` and of `pages`. */
export const CSS_CHUNKS = ['intro', 'slides', 'story', 'static'] as const;

/** CSS chunks of pages that a site has by its content alone: each is an entry point of `pages`. */
export const OPTIONAL_CHUNKS = [
  'accessibility',
  'forms',
  'hiring',
  'pack',
  'pathway',
  'stories',
  'yours',
] as const;

export type CssChunk = (typeof CSS_CHUNKS)[number] | (typeof OPTIONAL_CHUNKS)[number];

/** A typeface as browsers load it. */
export type SiteTypeface = { family: string; weight: string; address: string };

/** Makes the value of a site from its data. */
export function openSite(data: SiteData): MicrositeSite {
  const { logo, marks, typefaces, rings, chunks, asks, menu, year, ...source } = data;
  return { ...makeSite(source), logo, marks, typefaces, rings, chunks, asks, menu, year };
}
