import { ANSWER_BYTES } from '@tamarack-lowe/api-client';
import { type ContentHost, createHostAnswers } from './contentProxy.ts';
import { fetchesUsable, isUsable } from './fetchUsable.ts';
import { keepAnswers } from './keepAnswers.ts';
import { readRecordings } from './readRecordings.ts';
import { type Recordings, recordedAnswers } from './recordedAnswers.ts';
import type { GeolocationService } from './upstream.ts';

export type ContentHostOptions = {
  /** Origin of the content host. Without it the recorded answers are served; without those, 204. */
  contentHost?: string | undefined;
  /** Where the site stands below its origin, with a slash at its end: it asks from there. Default `/`. */
  base?: string | undefined;
  /** Where the routes of the content host begin, below `base` here, and there. Default `/learn/wp-json/api`. */
  contentPath?: string | undefined;
  /** Folder of answers that stand in for a content host, a JSON file a route. Default: there are none. */
  recordings?: string | undefined;
  geolocation?: GeolocationService | undefined;
  /** Milliseconds for a whole answer of the content host. Default 5000. */
  timeoutMs?: number;
  /** Bytes of an answer of the content host. Default 4 MiB. */
  maxBytes?: number;
  /** Milliseconds in which an answer of the content host is not asked for again. Default a minute. */
  freshMs?: number;
  /** Milliseconds in which an answer is given while it is asked for again, and when that fails. Default a day. */
  staleMs?: number;
  /** File that keeps answers of the content host over a restart. Default: they are kept in memory only. */
  keptIn?: string | undefined;
  /**
   * Told in a line for a log what pages leave out of the answers, of the content host or recorded. Default: nobody is told.
   *
   * @example (line) => console.warn(line)
   */
  report?: ((line: string) => void) | undefined;
};

/** Answers for other hosts on Node: what the content host said is kept, and recordings are read from a folder. */
export function createContentHost({
  base,
  contentHost,
  contentPath,
  recordings,
  geolocation,
  timeoutMs = 5000,
  maxBytes = ANSWER_BYTES,
  freshMs = 60_000,
  staleMs = 86_400_000,
  keptIn,
  report = () => undefined,
}: ContentHostOptions = {}): ContentHost {
  const fetchText = fetchesUsable({ timeoutMs, maxBytes }, report);
  const kept = keepAnswers({ fetchText, freshMs, staleMs, file: keptIn });
  const origin = contentHost?.replace(/\/+$/, '');
  const recorded = readRecordings(recordings);
  if (origin === undefined) tellLeftOut(recorded, report);
  return createHostAnswers({
    base,
    contentPath,
    geolocation,
    host: origin === undefined ? undefined : { origin, ask: (address) => kept(origin + address) },
    recorded: recordedAnswers(recorded),
  });
}

function tellLeftOut(recorded: Recordings, report: (line: string) => void) {
  for (const [language, answers] of Object.entries(recorded)) {
    const told = (line: string) => report(language === '' ? line : `${language}: ${line}`);
    for (const [route, text] of Object.entries(answers)) {
      if (!isUsable(route, parsed(text), told)) told(`${route}: pages cannot read its recorded answer.`);
    }
  }
}

/** Null for what is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
