import type { MenuItem, Site, SiteSource } from '@tamarack-lowe/content-model';
import type { Field } from '../config/field.ts';

/** A typeface as a browser fetches it. */
export type SiteTypeface = { family: string; weight: string; address: string };

/** What a site has besides its words. */
export type SiteParts = {
  /** Address of the logo's drawing; null: the short name of the firm is written. */
  logo: string | null;
  /** Addresses of the marks of networks that the firm has drawn itself, by network. */
  marks: Readonly<Record<string, string>>;
  typefaces: readonly SiteTypeface[];
  /** Shape of rings and barks. Default: the kit's. */
  field?: Field | undefined;
  /** Addresses of the parts of the style sheet, by name. Development has one sheet. */
  parts?: Readonly<Record<string, string>>;
  /** What a visit asks other hosts for as it begins. */
  asks: { menu: boolean; country: boolean };
  /** Items of the firm's own site that the content host named when the site was built. Default: it was not asked. */
  menu?: MenuItem[];
  /** The year of the copyright line until a page is hydrated. */
  year: number;
};

/** All that one site is, in one language, as JSON: the build draws pages with it, and browsers get it as a file. */
export type SiteData = SiteSource & SiteParts;

/** The one value that a site is, for everybody who draws or remembers something of it. */
export type MicrositeSite = Site & SiteParts;
