import type { Answer, FailureReason } from './answer.ts';
import { readBody, TooLargeError } from './readBody.ts';

export type JsonRequest<T> = {
  url: string;
  /** Gives null when the JSON is not what was asked for. */
  parse: (json: unknown) => T | null | Promise<T | null>;
  fetch: typeof globalThis.fetch;
  /** Milliseconds for the whole exchange, body included. */
  timeoutMs: number;
  /** Bytes of the body, unpacked; more is not read. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** What the browser may answer by itself. Default: what it has kept and is not too old. */
  cache?: NonNullable<RequestInit['cache']>;
};

/**
 * GETs JSON and judges it by its shape. The status is not looked at: from another origin a failing content host shows
 * no status at all, and the bodies of its errors never have the shape that is asked for.
 */
export async function requestJson<T>({
  url,
  parse,
  fetch,
  timeoutMs,
  maxBytes,
  signal,
  cache = 'default',
}: JsonRequest<T>): Promise<Answer<T>> {
  const failed = (reason: FailureReason, message: string) =>
    ({ ok: false, reason, message: `${message} (${url})` }) as const;
  if (signal?.aborted) return failed('aborted', 'The request was given up before it started.');

  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (() => void) | undefined;
  // Raced with the exchange, so that a fetch that ignores its signal cannot keep a visitor waiting.
  const interrupted = new Promise<Answer<T>>((resolve) => {
    const stop = (answer: Answer<T>) => {
      resolve(answer);
      cut.abort();
    };
    timer = setTimeout(
      () => stop(failed('timeout', `No complete answer within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    giveUp = () => stop(failed('aborted', 'The request was given up.'));
    signal?.addEventListener('abort', giveUp, { once: true });
  });

  const exchange = async (): Promise<Answer<T>> => {
    let text: string;
    try {
      const response = await fetch(url, {
        // WordPress decides by this header whether PHP warnings precede the JSON; `*/*` would get them.
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        signal: cut.signal,
        cache,
      });
      text = await readBody(response, maxBytes);
    } catch (error) {
      if (error instanceof TooLargeError) return failed('answer', error.message);
      return failed('network', error instanceof Error ? error.message : 'The request failed.');
    }
    try {
      const value = await parse(JSON.parse(text.replace(/^\uFEFF/, '')));
      return value === null
        ? failed('answer', 'The answer does not have the expected shape.')
        : { ok: true, value };
    } catch {
      return failed('answer', 'The answer is not JSON.');
    }
  };

  try {
    return await Promise.race([interrupted, exchange()]);
  } finally {
    clearTimeout(timer);
    if (giveUp) signal?.removeEventListener('abort', giveUp);
  }
}
