import { eventsMessages } from '../messages/labels.ts';
import type { Brand } from '../schema/brand.ts';
import { campusMessages } from './campusMessages.ts';
import { failureMessages } from './failureMessages.ts';
import { frameMessages } from './frameMessages.ts';
import { headMessages } from './headMessages.ts';
import { introMessages } from './introMessages.ts';
import { offlineMessages } from './offlineMessages.ts';
import { slidesMessages } from './slidesMessages.ts';
import { storyMessages } from './storyMessages.ts';
import { teamMessages } from './teamMessages.ts';

/** Labels of heads that only one page says, by the name of the page. */
const HEADS: Record<string, readonly string[]> = {
  connect: ['connectDescription', 'memberDescription'],
  campus: ['campusDescription'],
  events: ['eventsDescription'],
};

/** The labels about what a firm may have, by the name of that. */
const PARTS = {
  regions: ['connectRegion', 'connectAllRegions'],
  schools: ['connectSchool', 'connectAllSchools', 'memberSchoolsLead'],
  otherLanguages: ['languageHint'],
} as const;

/** Labels of a choice among visitor types, and those that stand in for the words of one. */
const AMONG_TYPES = ['introIAm', 'connectFor', 'connectForAll', 'memberRecruitsAll'];
const WITHOUT_TYPES = ['introBegin', 'seeRoles', 'storyNextStep'];

/**
 * How many regions a firm has, schools that its team goes to, types of visitor, and languages beside the first; 1 for
 * `offline` where its site is to be read without a network.
 */
export type FirmParts = Readonly<Record<keyof typeof PARTS | 'visitorTypes' | 'offline', number>>;

/**
 * The labels that the pages of a brand say, by key, with the values that their words may ask for. `parts`: of what is not
 * there, nothing is said. Default: all is, with visitor types to choose from.
 */
export function messagesOf(
  { pages }: Pick<Brand, 'pages'>,
  parts: FirmParts = { regions: 1, schools: 1, visitorTypes: 2, otherLanguages: 1, offline: 1 },
): Record<string, readonly string[]> {
  const absent = Object.keys(HEADS).filter((name) => pages[name] === undefined);
  const unsaid = new Set<string>([
    ...absent.flatMap((name) => HEADS[name] ?? []),
    ...(parts.regions === 0 ? PARTS.regions : []),
    ...(parts.schools === 0 ? PARTS.schools : []),
    ...(parts.otherLanguages === 0 ? PARTS.otherLanguages : []),
    ...(parts.visitorTypes < 2 ? AMONG_TYPES : []),
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
    ...(parts.offline > 0 && offlineMessages),
  };
  return Object.fromEntries(Object.entries(labels).filter(([key]) => !unsaid.has(key)));
}
