import type { CampusEvents, HeadMessageKey, Say, Site } from '@tamarack-lowe/content-model';
import type { Content } from './Content.server.ts';

/** A page in one of the languages of the site. */
export type Alternate = { language: string; path: string };

/** Everything the build reads pages and their heads from. */
export type PageContext = {
  site: Site;
  /** Labels that only appear in the head of a page. */
  headSay: Say<HeadMessageKey>;
  content: Content;
  /** Events of the content host, or recorded ones; null when neither can be read. */
  events: CampusEvents | null;
  /** The same page in every language that has it, this one included; empty when there is only one. */
  alternates: (path: string) => readonly Alternate[];
  /** The content of the site in its other languages. */
  others: () => readonly Content[];
  /** The day of the build in the firm's time zone, `YYYY-MM-DD`. */
  today: string;
};
