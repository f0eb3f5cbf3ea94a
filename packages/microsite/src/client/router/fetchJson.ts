import { withTimeout } from './withTimeout.ts';

/** Time limit for data and styles of a page, ms. Scripts have the two minutes of the specification. */
export const TIMEOUT_MS = 5000;

/**
 * Fetches JSON of the site itself, with one try. Rejects for an error status, for a body that is not JSON, and when the
 * response is incomplete after five seconds; then it also aborts the request.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const abort = new AbortController();
  const request = async (): Promise<unknown> => {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok) throw new Error(`${address} has status ${response.status}.`);
    return response.json();
  };
  try {
    return await withTimeout(address, request(), TIMEOUT_MS);
  } finally {
    abort.abort();
  }
}
