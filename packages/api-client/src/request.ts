/** Reason why a call failed: it took too long, no response came, the response was not usable, or the caller aborted it. */
export type FailureReason = 'timeout' | 'network' | 'response' | 'aborted';

/** Result of every call. A call never rejects; `message` is for the console, never for visitors. */
export type ApiResult<T> = { ok: true; value: T } | { ok: false; reason: FailureReason; message: string };

export type JsonRequest<T> = {
  url: string;
  /** Returns null for JSON of an unexpected shape. */
  parse: (json: unknown) => T | null | Promise<T | null>;
  fetch: typeof globalThis.fetch;
  /** Milliseconds for the whole exchange, body included. */
  timeoutMs: number;
  /** The most bytes of the body, after decompression. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** Cache mode of `fetch`. Default: the browser uses its cache. */
  cache?: NonNullable<RequestInit['cache']>;
};

/**
 * GETs JSON and checks its shape. Ignores the status: without CORS headers on its errors, a failing content host shows no
 * status to a browser, and the bodies of its errors never have the expected shape.
 */
export async function requestJson<T>({
  url,
  parse,
  fetch,
  timeoutMs,
  maxBytes,
  signal,
  cache = 'default',
}: JsonRequest<T>): Promise<ApiResult<T>> {
  const failed = (reason: FailureReason, message: string) =>
    ({ ok: false, reason, message: `${message} (${url})` }) as const;
  if (signal?.aborted) return failed('aborted', 'The request was aborted before it started.');

  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort: (() => void) | undefined;
  // Raced with the exchange, so that a fetch which ignores its signal cannot keep a visitor waiting.
  const interrupted = new Promise<ApiResult<T>>((resolve) => {
    const stop = (result: ApiResult<T>) => {
      resolve(result);
      controller.abort();
    };
    timer = setTimeout(
      () => stop(failed('timeout', `No complete response within ${timeoutMs} ms.`)),
      timeoutMs,
    );
    abort = () => stop(failed('aborted', 'The request was aborted.'));
    signal?.addEventListener('abort', abort, { once: true });
  });

  const exchange = async (): Promise<ApiResult<T>> => {
    let text: string;
    try {
      const response = await fetch(url, {
        // With `*/*`, WordPress prints PHP warnings before the JSON.
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        signal: controller.signal,
        cache,
      });
      text = await readBody(response, maxBytes);
    } catch (error) {
      if (error instanceof TooLargeError) return failed('response', error.message);
      return failed('network', error instanceof Error ? error.message : 'The request failed.');
    }
    try {
      const value = await parse(JSON.parse(text.replace(/^\uFEFF/, '')));
      return value === null
        ? failed('response', 'The response does not have the expected shape.')
        : { ok: true, value };
    } catch {
      return failed('response', 'The response is not JSON.');
    }
  };

  try {
    return await Promise.race([interrupted, exchange()]);
  } finally {
    clearTimeout(timer);
    if (abort) signal?.removeEventListener('abort', abort);
  }
}

/**
 * Reads the body of a response as text, without a byte order mark. Cancels it at the first byte beyond `most` (after
 * decompression) and throws a `TooLargeError`.
 */
export async function readBody({ body }: Pick<Response, 'body'>, most: number): Promise<string> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > most) {
      // Cancelling fails when the connection is already closed.
      reader.cancel().catch(() => undefined);
      throw new TooLargeError(`It sent more than ${most} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Thrown when a body exceeds its limit. */
class TooLargeError extends Error {
  override name = 'TooLargeError';
}
