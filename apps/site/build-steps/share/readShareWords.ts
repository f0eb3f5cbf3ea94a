import { readFileSync } from 'node:fs';
import { fillMessage } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { contentFile } from './contentFile.ts';

/** What share cards say besides the title of their page. */
export type ShareWords = {
  /** The word whose letters grow the ring. */
  ring: string;
  /** The line in gold. */
  careers: string;
  /** Media keys of the two people on the ring. */
  portraits: [string, string];
};

/** Reads `share.json` of the content folder. */
export function readShareWords(): ShareWords {
  const { ring, careers, portraits } = JSON.parse(
    readFileSync(contentFile('share.json'), 'utf8'),
  ) as Partial<ShareWords>;
  if (!ring || !careers || portraits?.length !== 2) {
    throw new Error(
      'share.json needs "ring" (a word), "careers" (a line) and "portraits" (two media keys): share cards are made of them.',
    );
  }
  return { ring, careers: fillMessage(careers, { firm: brand.short }), portraits };
}
