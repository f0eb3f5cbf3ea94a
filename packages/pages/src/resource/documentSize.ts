import type { Words } from '../context/PagesProvider.tsx';

/** How heavy a document is, in whole kilobytes. */
export function documentSize(bytes: number, { say }: Words): string {
  return say('documentKilobytes', { kilobytes: Math.max(1, Math.round(bytes / 1024)) });
}
