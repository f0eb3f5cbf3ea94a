import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { ChunkLoadError } from './ChunkLoadError.ts';

/**
 * Loads a part of the site, with one try. Fails with a `ChunkLoadError` when it cannot be had, or does not come within
 * `timeout` ms (default: two minutes).
 */
export async function loadChunk<T>(
  name: string,
  load: () => Promise<T>,
  timeout: number = CHUNK_LOAD_TIMEOUT_MS,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${timeout / 1000} s.`)), timeout);
  });
  try {
    return await Promise.race([load(), silence]);
  } catch (cause) {
    throw new ChunkLoadError(name, { cause });
  } finally {
    clearTimeout(timer);
  }
}
