import type { Messages, Region, VisitorTypeSource } from '@tamarack-lowe/content-model';
import type { HeadMessages } from '@tamarack-lowe/content-model/internal/messages';
import { headMessages as wordsOfHeads } from './__generated__/headMessages.ts';
import { messages as wordsOfPages } from './__generated__/messages.ts';
import { regions as regionsOfFirm } from './__generated__/regions.ts';
import { visitorTypes as typesOfFirm } from './__generated__/visitorTypes.ts';

export { brand } from './__generated__/brand.ts';
export { deck } from './__generated__/deck.ts';
export { facts } from './__generated__/facts.ts';

// The types name the labels, not their words: those change with every edit.

/** Labels of pages, without those of a firm that has no visitor types, or a choice of cookies. */
export const messages: Omit<Messages, 'introBegin' | 'seeRoles' | 'storyNextStep' | 'cookieManage'> =
  wordsOfPages;

/** Labels that only appear in the heads of built pages and on offline pages. */
export const headMessages: HeadMessages = wordsOfHeads;

/** Regions of the firm, in the order of the filter. */
export const regions: readonly Region[] = regionsOfFirm;

/** Visitor types of the firm, in the order of the first page. */
export const visitorTypes: readonly VisitorTypeSource[] = typesOfFirm;
