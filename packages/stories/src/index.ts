import type { headMessages } from './__generated__/headMessages.ts';
import type { messages } from './__generated__/messages.ts';

export { brand } from './__generated__/brand.ts';
export { deck } from './__generated__/deck.ts';
export { facts } from './__generated__/facts.ts';
export { headMessages } from './__generated__/headMessages.ts';
export { messages } from './__generated__/messages.ts';
export { regions } from './__generated__/regions.ts';
export { visitorTypes } from './__generated__/visitorTypes.ts';

/** Key of a label. */
export type MessageKey = keyof typeof messages;

/** Key of a label that only appears in the head of a built page. */
export type HeadMessageKey = keyof typeof headMessages;

/** All labels. Every further language must have them. */
export type Messages = Readonly<Record<MessageKey | HeadMessageKey, string>>;
