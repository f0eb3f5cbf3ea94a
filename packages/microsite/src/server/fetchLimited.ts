import { readBody } from '@tamarack-lowe/api-client';

export type LimitedFetch = { timeoutMs: number; maxBytes: number };

/** Hosts lead from http to https, to another name and to a slash at the end. What leads on is a loop. */
const MOST_HOPS = 3;

const LEADS_ON = [301, 302, 303, 307, 308];

/**
 * GETs JSON for a visitor: no cookies, no headers of theirs, one try, a limit on time, size and redirects. Gives the text,
 * without a byte order mark, and its parsed form. Throws when there is no complete JSON answer with a status of success.
 */
export async function fetchLimited(url: string | URL, { timeoutMs, maxBytes }: LimitedFetch) {
  const response = await fetchFollowed(new URL(url), AbortSignal.timeout(timeoutMs));
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`It answered with status ${response.status}.`);
  }
  const text = await readBody(response, maxBytes);
  const json: unknown = JSON.parse(text);
  return { text, json };
}

/** Asks an address, and where that leads. */
async function fetchFollowed(url: URL, signal: AbortSignal, hops = 0): Promise<Response> {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    redirect: 'manual',
    signal,
  });
  const to = response.headers.get('location');
  if (to === null || !LEADS_ON.includes(response.status)) return response;
  await response.body?.cancel();
  if (hops === MOST_HOPS) throw new Error(`It leads on more than ${MOST_HOPS} times.`);
  return fetchFollowed(new URL(to, url), signal, hops + 1);
}
