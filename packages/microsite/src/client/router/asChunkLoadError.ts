import { ChunkLoadError } from './ChunkLoadError.ts';

/** What Chromium, Firefox and Safari say of a script that cannot be had; Safari does not name it. */
const MISSING = /dynamically imported module(?:: (\S+))?|Importing a module script failed/;

/** The error as a `ChunkLoadError` when it says that a part of the site is missing; null for all others. */
export function asChunkLoadError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  const missing = error instanceof Error ? MISSING.exec(error.message) : null;
  if (!missing) return null;
  return new ChunkLoadError(missing[1]?.split('/').pop() ?? 'of this page', { cause: error });
}
