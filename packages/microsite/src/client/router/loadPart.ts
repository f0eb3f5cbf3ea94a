import { buildId } from './buildId.ts';
import { loadChunk } from './chunkErrors.ts';
import { reloadOnce } from './reloadOnce.ts';

/**
 * Loads what a visitor asked for by a press. When it cannot be had, the page is loaded again once per build; after that
 * it fails with a `ChunkLoadError`, and whoever asked says so.
 */
export async function loadPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await loadChunk(name, load);
  } catch (error) {
    if (reloadOnce(buildId())) return new Promise<never>(() => undefined);
    throw error;
  }
}
