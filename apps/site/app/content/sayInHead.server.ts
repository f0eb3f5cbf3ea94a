import { type HeadMessageKey, headMessages } from '@tamarack-lowe/stories';
import { fillWithBrand } from './say.ts';

/** A label of the head of a page, as `say` gives those of its body. */
export function sayInHead(key: HeadMessageKey, values: Record<string, string | number> = {}): string {
  return fillWithBrand(headMessages[key], values);
}
