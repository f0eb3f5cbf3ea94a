/**
 * Why a request yielded nothing: it took too long, it never got an answer, the answer was not what we asked for, or
 * the caller gave up.
 */
export type FailureReason = 'timeout' | 'network' | 'answer' | 'aborted';

/** What every request resolves to. It never rejects; `message` is for the console, never for visitors. */
export type Answer<T> = { ok: true; value: T } | { ok: false; reason: FailureReason; message: string };
