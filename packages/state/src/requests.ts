import type { ApiResult } from '@tamarack-lowe/api-client';

/** Progress of a request. `failed` keeps the data that was there before. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** Makes a call of the api, and turns a rejection into a failed result. */
export async function request<Value>(
  call: (signal: AbortSignal) => Promise<ApiResult<Value>>,
  signal: AbortSignal,
): Promise<ApiResult<Value>> {
  try {
    return await call(signal);
  } catch (cause) {
    return { ok: false, reason: 'network', message: String(cause) };
  }
}
