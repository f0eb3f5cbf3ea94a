import type { CampusEvents, HeadMessageKey, Say, Site } from '@tamarack-lowe/content-model';
import type { Content } from './Content.server.ts';

/** A page in one of the languages of the site. */
export type Alternate = { language: string; path: string };

/** All that pages are read and told with, while the site is built. */
export type PageContext = {
  site: Site;
  /** Labels that only the head of a page says. */
  headSay: Say<HeadMessageKey>;
  content: Content;
  /** Events of the content host, or recorded ones; null when there are none that can be read. */
  events: CampusEvents | null;
  /** The page of an address in every language that has it, its own included; none where it is the only one. */
  alternates: (path: string) => readonly Alternate[];
  /** What the site says in its other languages. */
  others: () => readonly Content[];
  /** The day the site is built by the calendar of the firm, `YYYY-MM-DD`. */
  today: string;
};
