import { say } from './say.ts';

/** How heavy a document is, in whole kilobytes. */
export function documentSize(bytes: number): string {
  return say('documentKilobytes', { kilobytes: Math.max(1, Math.round(bytes / 1024)) });
}
