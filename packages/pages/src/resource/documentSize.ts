import { numberWords } from '../context/numberWords.ts';
import type { Words } from '../context/PagesProvider.tsx';

/** How heavy a document is, in whole kilobytes. */
export function documentSize(bytes: number, { say, language }: Words): string {
  return say('documentKilobytes', { kilobytes: numberWords(Math.max(1, bytes / 1024), language) });
}
