/** Waits for a promise at most `timeout` ms. Rejects with an error that names what was loaded when it takes longer. */
export async function withTimeout<T>(name: string, promise: Promise<T>, timeout: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no response in ${timeout / 1000} s.`)), timeout);
  });
  try {
    return await Promise.race([promise, expiry]);
  } finally {
    clearTimeout(timer);
  }
}
