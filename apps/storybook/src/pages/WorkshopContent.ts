import type { content } from 'virtual:workshop/content';

/** What pages read at build, in one language. */
export type WorkshopContent = (typeof content)['en'];
