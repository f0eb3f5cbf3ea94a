import { campusMessages } from './campusMessages.ts';
import { eventsMessages } from './eventsMessages.ts';
import { failureMessages } from './failureMessages.ts';
import { frameMessages } from './frameMessages.ts';
import type { headMessages } from './headMessages.ts';
import { introMessages } from './introMessages.ts';
import type { offlineMessages } from './offlineMessages.ts';
import { slidesMessages } from './slidesMessages.ts';
import { storyMessages } from './storyMessages.ts';
import { teamMessages } from './teamMessages.ts';

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

export { headMessages } from './headMessages.ts';
export { type FirmParts, messagesOf } from './messagesOf.ts';
export { offlineMessages } from './offlineMessages.ts';
