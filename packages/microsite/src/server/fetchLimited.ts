import { readBody } from '@tamarack-lowe/api-client';

export type LimitedFetch = { timeoutMs: number; maxBytes: number };

/**
 * GETs JSON for a visitor: no cookies, no headers of theirs, a limit on time and size. Gives the text, without a byte
 * order mark, and its parsed form. Throws when there is no complete JSON answer with a status of success.
 */
export async function fetchLimited(url: string | URL, { timeoutMs, maxBytes }: LimitedFetch) {
  const response = await fetch(url, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`It answered with status ${response.status}.`);
  }
  const text = await readBody(response, maxBytes);
  const json: unknown = JSON.parse(text);
  return { text, json };
}
