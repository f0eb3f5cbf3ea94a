import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

/** Address and secret of the site's publish hook, as `microsite hook` wants them. */
export type HookTarget = { url: string; secret: string };

/** Longest wait for a response, ms. */
const LONGEST_MS = 10_000;
/** Waits before further calls, ms. A repeated call leads to one more build at most. */
const WAITS_MS = [1000, 5000];

/**
 * Calls the publish hook with a signed body, and again where that may help. Resolves to whether it was accepted: a wrong secret or
 * address is not tried again.
 */
export async function callHook(
  { secret, url }: HookTarget,
  body: object,
  { now = () => new Date(), waits = WAITS_MS }: { now?: () => Date; waits?: readonly number[] } = {},
): Promise<boolean> {
  for (const ms of [...waits, null]) {
    const status = await post(url, JSON.stringify(body), secret, now());
    if (status >= 200 && status < 300) return true;
    if (ms === null || (status >= 400 && status < 500 && status !== 429)) return false;
    await wait(ms);
  }
  return false;
}

/** Returns the status of the response; 0 when there was none. */
async function post(url: string, text: string, secret: string, now: Date): Promise<number> {
  const time = Math.floor(now.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${text}`).digest('hex');
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Microsite-Signature': `t=${time},v1=${signature}` },
      body: text,
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}
