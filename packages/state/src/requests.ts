import type { Answer } from '@tamarack-lowe/api-client';

/** Makes a call that keeps the promise of the api: a failure is an answer, never a rejection. */
export async function ask<Value>(
  call: (signal: AbortSignal) => Promise<Answer<Value>>,
  signal: AbortSignal,
): Promise<Answer<Value>> {
  try {
    return await call(signal);
  } catch (cause) {
    return { ok: false, reason: 'network', message: String(cause) };
  }
}
