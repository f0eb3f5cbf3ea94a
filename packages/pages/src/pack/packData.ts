import type { Picture } from '@tamarack-lowe/content-model';
import type { PageAddress } from '../data.ts';

/** Id of the part about feeds and calendars, which other pages link to. */
export const FEEDS_ID = 'feeds';

/** An event in a pack, in words of the page. */
export type PackEvent = {
  key: number;
  /** Lines of the disc, `12` and `Jan`; missing while the day is not announced. */
  day?: string;
  month?: string;
  /** `YYYY-MM-DD`. */
  date?: string;
  dateLabel: string;
  title: string;
  place: string;
  time: string;
  href?: string;
  /** Moment at which it is over, ms since 1970; null without a day. */
  ends: number | null;
};

/** A story in a pack, with the person who tells it. */
export type PackStory = { href: string; title: string; name: string; job: string; picture: Picture };

/** The campus pack of one school, with all its words. */
export type PackPageData = {
  /** The school. */
  title: string;
  eyebrow: string;
  lead: string;
  back: PageAddress;
  /** A QR code of this page: modules per side, and the outlines of the dark ones in that square. */
  code: { size: number; path: string; label: string; words: string; address: string };
  /** `none` stands in the place of an empty list. */
  events: { title: string; none: string; list: readonly PackEvent[] };
  online: { title: string; list: readonly PackEvent[] };
  /** Calendar with the events at the school; null on sites without events. */
  calendar: PageAddress | null;
  recruiter: {
    title: string;
    name: string;
    job: string;
    href: string;
    picture: Picture;
    email?: string;
  } | null;
  stories: { title: string; list: readonly PackStory[] };
  accommodation: string;
  /** Label of the button that prints the page. */
  print: string;
  files: { title: string; list: readonly PageAddress[] };
};

/** A school in the list: `slugs` are its names in addresses, in every language. */
export type PackSchool = PageAddress & { note: string; slugs: readonly string[] };

/** The list of schools, and calendars and feeds, for which visitors need not give a mail address. */
export type PackListPageData = {
  title: string;
  lead: string;
  listLabel: string;
  /** Message for a school without a pack; `{school}` stands for what the visitor asked for. */
  unknown: string;
  schools: readonly PackSchool[];
  back: PageAddress;
  feeds: { title: string; lead: string; lists: readonly { label: string; feeds: readonly PageAddress[] }[] };
};
