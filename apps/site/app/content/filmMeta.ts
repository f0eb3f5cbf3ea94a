import type { Film } from '@tamarack-lowe/stories/server';
import { say } from './say.ts';

/** What a visitor wants to know before playing a film: its length, its size, and whether there is anything to hear. */
export function filmMeta({ durationSeconds, bytes, captions }: Film): string {
  const length = say('filmSeconds', { seconds: Math.round(durationSeconds) });
  const size = say('filmMegabytes', { megabytes: (bytes / 1_000_000).toFixed(1) });
  return `${say('filmMeta', { length, size })}. ${say(captions.length > 0 ? 'filmSilent' : 'filmNoWords')}.`;
}
