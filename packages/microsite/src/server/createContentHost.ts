import type { GeolocationService } from './countryOf.ts';
import { type ContentHost, createHostAnswers } from './createHostAnswers.ts';
import { fetchUsable } from './fetchUsable.ts';
import { keepAnswers } from './keepAnswers.ts';
import { readRecordings } from './readRecordings.ts';
import { recordedAnswers } from './recordedAnswers.ts';

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
  /** Bytes of an answer of the content host. Default 2 MiB. */
  maxBytes?: number;
  /** Milliseconds in which an answer of the content host is not asked for again. Default a minute. */
  freshMs?: number;
  /** Milliseconds in which an answer is given while it is asked for again, and when that fails. Default a day. */
  staleMs?: number;
  /** File that keeps answers of the content host over a restart. Default: they are kept in memory only. */
  keptIn?: string | undefined;
};

/** Answers for other hosts on Node: what the content host said is kept, and recordings are read from a folder. */
export function createContentHost({
  base,
  contentHost,
  contentPath,
  recordings,
  geolocation,
  timeoutMs = 5000,
  maxBytes = 2 ** 21,
  freshMs = 60_000,
  staleMs = 86_400_000,
  keptIn,
}: ContentHostOptions = {}): ContentHost {
  const fetchText = (url: string) => fetchUsable(url, { timeoutMs, maxBytes });
  const kept = keepAnswers({ fetchText, freshMs, staleMs, file: keptIn });
  const origin = contentHost?.replace(/\/+$/, '');
  return createHostAnswers({
    base,
    contentPath,
    geolocation,
    host: origin === undefined ? undefined : { origin, ask: (address) => kept(origin + address) },
    recorded: recordedAnswers(readRecordings(recordings)),
  });
}
