import { campusMessages } from '../words/campusMessages.ts';
import { failureMessages } from '../words/failureMessages.ts';
import { frameMessages } from '../words/frameMessages.ts';
import type { headMessages } from '../words/headMessages.ts';
import { introMessages } from '../words/introMessages.ts';
import type { offlineMessages } from '../words/offlineMessages.ts';
import { slidesMessages } from '../words/slidesMessages.ts';
import { storyMessages } from '../words/storyMessages.ts';
import { teamMessages } from '../words/teamMessages.ts';
import { eventsMessages } from './labels.ts';

/** Every label that a page may show, by key, with the values that its words ask for. */
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

/** The key of a label that pages show. */
export type MessageKey = keyof typeof pageMessages;

/** The key of a label that only the build says: in the head of a page, and where there is no network. */
export type HeadMessageKey = keyof typeof headMessages | keyof typeof offlineMessages;

/** The words of pages in one language, by key. */
export type Messages = Readonly<Record<MessageKey, string>>;

/** The words of heads in one language, by key. */
export type HeadMessages = Readonly<Record<HeadMessageKey, string>>;

export { headMessages } from '../words/headMessages.ts';
export { type FirmParts, messagesOf } from '../words/messagesOf.ts';
export { offlineMessages } from '../words/offlineMessages.ts';
