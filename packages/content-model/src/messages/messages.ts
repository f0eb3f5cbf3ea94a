import type { Brand } from '../schema/brand.ts';
import {
  campusMessages,
  consentMessages,
  departureMessages,
  eventsMessages,
  failureMessages,
  findMessages,
  formMessages,
  frameMessages,
  headMessages,
  introMessages,
  offlineMessages,
  packMessages,
  slidesMessages,
  storyLinkMessages,
  storyMessages,
  teamMessages,
} from './labels.ts';
import { yoursLinkMessages, yoursMessages } from './yoursLabels.ts';

export {
  departureMessages,
  findMessages,
  formMessages,
  headMessages,
  offlineMessages,
  packMessages,
} from './labels.ts';
export { yoursMessages } from './yoursLabels.ts';

/** Every label that a page may show, by key, with the names of its placeholders. */
export const pageMessages = {
  ...frameMessages,
  ...introMessages,
  ...slidesMessages,
  ...storyMessages,
  ...teamMessages,
  ...campusMessages,
  ...eventsMessages,
  ...storyLinkMessages,
  ...yoursLinkMessages,
  ...consentMessages,
  ...failureMessages,
} as const;

/** Key of a label that pages show. */
export type MessageKey = keyof typeof pageMessages;

/** Key of a label of the page of all stories. */
export type FindMessageKey = keyof typeof findMessages;

/** Key of a label of the page that lists the data on a device. */
export type YoursMessageKey = keyof typeof yoursMessages;

/** Key of a label that only the build reads: for heads, offline pages, campus packs, pages of people who have left, and pages with words of their own. */
export type HeadMessageKey =
  | keyof typeof headMessages
  | keyof typeof departureMessages
  | keyof typeof offlineMessages
  | keyof typeof packMessages
  | keyof typeof formMessages
  | FindMessageKey
  | YoursMessageKey;

/** Labels of pages in one language, by key. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** Labels that only the build reads in one language, by key. */
export type HeadMessages = Readonly<Record<HeadMessageKey, string>>;

/**
 * Number of regions of a firm, of schools that its team visits, of facts, of visitor types, and of languages besides the first; `offline`
 * is 1 for a site with offline reading, `consents` for one with records of consent, `choice` for one that can ask for consent again, else 0.
 */
export type FirmParts = Readonly<Record<keyof typeof PARTS | 'visitorTypes' | 'offline', number>> & {
  readonly consents?: number;
  readonly choice?: number;
};

/**
 * Labels that the pages of a brand need, by key, with the names of their placeholders. `parts` leaves out the labels about
 * things that the firm does not have. Default: it has all of them, and two visitor types.
 */
export function messagesOf(
  { pages, forms }: Pick<Brand, 'pages' | 'forms'>,
  parts: FirmParts = {
    regions: 1,
    schools: 1,
    facts: 1,
    visitorTypes: 2,
    otherLanguages: 1,
    offline: 1,
    consents: 1,
    choice: 0,
  },
): Record<string, readonly string[]> {
  const absent = Object.keys(HEADS).filter((name) => pages[name] === undefined);
  const unused = new Set<string>([
    ...absent.flatMap((name) => HEADS[name] ?? []),
    ...(parts.regions === 0 ? PARTS.regions : []),
    ...(parts.schools === 0 ? PARTS.schools : []),
    ...(parts.facts === 0 ? PARTS.facts : []),
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
    ...(pages.stories !== undefined && { ...storyLinkMessages, ...findMessages }),
    ...(pages.pack !== undefined && packMessages),
    ...(forms !== undefined && formMessages),
    ...(pages.yours !== undefined && { ...yoursLinkMessages, ...yoursMessages }),
    ...(parts.choice !== undefined && parts.choice > 0 && consentMessages),
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
  facts: ['factsTitle', 'factNote'],
  otherLanguages: ['languageHint'],
} as const;

/** Labels of the choice between visitor types, and labels that replace the words of a type for a firm without types. */
const WITH_TYPES = ['introIAm', 'lensFor', 'lensSee', 'connectFor', 'connectForAll', 'memberRecruitsAll'];
const WITHOUT_TYPES = ['introBegin', 'seeRoles', 'storyNextStep'];
