import type { Brand } from '../schema/brand.ts';
import {
  campusMessages,
  departureMessages,
  eventsMessages,
  failureMessages,
  frameMessages,
  headMessages,
  introMessages,
  offlineMessages,
  slidesMessages,
  storyMessages,
  teamMessages,
} from './labels.ts';

export { departureMessages, headMessages, offlineMessages } from './labels.ts';

/** Every label that a page may show, by key, with the names of its placeholders. */
export const pageMessages = {
  ...frameMessages,
  ...introMessages,
  ...slidesMessages,
  ...storyMessages,
  ...teamMessages,
  ...campusMessages,
  ...eventsMessages,
  ...failureMessages,
} as const;

/** Key of a label that pages show. */
export type MessageKey = keyof typeof pageMessages;

/** Key of a label that only the build reads, for heads and for offline pages. */
export type HeadMessageKey =
  | keyof typeof headMessages
  | keyof typeof departureMessages
  | keyof typeof offlineMessages;

/** Labels of pages in one language, by key. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Labels that only the build reads in one language, by key. */
export type HeadMessages = Readonly<Record<HeadMessageKey, string>>;

/**
 * Number of regions of a firm, of schools that its team visits, of visitor types, and of languages besides the first; `offline`
 * is 1 for a site with offline reading, `consents` for one with records of consent, else 0.
 */
export type FirmParts = Readonly<Record<keyof typeof PARTS | 'visitorTypes' | 'offline', number>> & {
  readonly consents?: number;
};

/**
 * Labels that the pages of a brand need, by key, with the names of their placeholders. `parts` leaves out the labels about
 * things that the firm does not have. Default: it has all of them, and two visitor types.
 */
export function messagesOf(
  { pages }: Pick<Brand, 'pages'>,
  parts: FirmParts = { regions: 1, schools: 1, visitorTypes: 2, otherLanguages: 1, offline: 1, consents: 1 },
): Record<string, readonly string[]> {
  const absent = Object.keys(HEADS).filter((name) => pages[name] === undefined);
  const unused = new Set<string>([
    ...absent.flatMap((name) => HEADS[name] ?? []),
    ...(parts.regions === 0 ? PARTS.regions : []),
    ...(parts.schools === 0 ? PARTS.schools : []),
    ...(parts.otherLanguages === 0 ? PARTS.otherLanguages : []),
    ...(parts.visitorTypes < 2 ? WITH_TYPES : []),
    ...(parts.visitorTypes > 0 ? WITHOUT_TYPES : []),
  ]);
  const labels: Record<string, readonly string[]> = {
    ...frameMessages,
    ...introMessages,
    ...slidesMessages,
    ...storyMessages,
    ...failureMessages,
    ...(pages.connect !== undefined && teamMessages),
    ...(pages.campus !== undefined && campusMessages),
    ...(pages.events !== undefined && eventsMessages),
    ...headMessages,
    ...(parts.consents !== undefined && parts.consents > 0 && departureMessages),
    ...(parts.offline > 0 && offlineMessages),
  };
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !unused.has(key)));
}

/** Labels in the head of one page only, by the name of the page. */
const HEADS: Record<string, readonly string[]> = {
  connect: ['connectDescription', 'memberDescription'],
  campus: ['campusDescription'],
  events: ['eventsDescription'],
};

/** Labels about optional parts of a firm, by the name of the part. */
const PARTS = {
  regions: ['connectRegion', 'connectAllRegions'],
  schools: ['connectSchool', 'connectAllSchools', 'memberSchoolsLead'],
  otherLanguages: ['languageHint'],
} as const;

/** Labels of the choice between visitor types, and labels that replace the words of a type for a firm without types. */
const WITH_TYPES = ['introIAm', 'connectFor', 'connectForAll', 'memberRecruitsAll'];
const WITHOUT_TYPES = ['introBegin', 'seeRoles', 'storyNextStep'];
