import { fillMessage, type Share } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { readShare } from '@tamarack-lowe/stories/server';

/** What share cards say besides the title of their page. */
export type ShareWords = Pick<Share, 'ring' | 'careers' | 'portraits'>;

/** `share.json` of the content, with the firm in the line in gold. */
export function readShareWords(): ShareWords {
  const { ring, careers, portraits } = readShare();
  return { ring, careers: fillMessage(careers, { firm: brand.short }), portraits };
}
