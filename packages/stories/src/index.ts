import type { headMessages } from './__generated__/headMessages.ts';
import type { messages } from './__generated__/messages.ts';

export { brand } from './__generated__/brand.ts';
export { deck } from './__generated__/deck.ts';
export { facts } from './__generated__/facts.ts';
export { headMessages } from './__generated__/headMessages.ts';
export { messages } from './__generated__/messages.ts';
export { regions } from './__generated__/regions.ts';
export { visitorTypes } from './__generated__/visitorTypes.ts';

/** The name of a label. */
export type MessageKey = keyof typeof messages;

/** The name of a label that only the head of a built page says. */
export type HeadMessageKey = keyof typeof headMessages;

/** All labels: what a second language must have. */
export type Messages = Readonly<Record<MessageKey | HeadMessageKey, string>>;
