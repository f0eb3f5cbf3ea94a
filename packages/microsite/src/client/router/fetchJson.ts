/** How long a visitor waits for data and styles of a page, ms. Scripts have the two minutes of the specification. */
export const PATIENCE_MS = 5000;

/**
 * GETs JSON of the site itself, with one try. Rejects for a status of failure, for what is no JSON, and when the answer is not
 * whole within five seconds; the request ends then.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${address}: no answer in ${PATIENCE_MS / 1000} s.`));
      cut.abort();
    }, PATIENCE_MS);
  });
  const exchange = async (): Promise<unknown> => {
    const answer = await fetch(address, { signal: cut.signal });
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    return answer.json();
  };
  try {
    return await Promise.race([exchange(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
