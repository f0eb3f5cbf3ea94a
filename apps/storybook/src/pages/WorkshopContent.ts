import type { content } from 'virtual:workshop/content';

/** Content that pages read at build, in one language. */
export type WorkshopContent = (typeof content)['en'];
