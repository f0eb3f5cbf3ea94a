import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { withTimeout } from './withTimeout.ts';

/** `css`: the chunk is a style sheet. */
type ChunkLoadErrorOptions = ErrorOptions & { css?: boolean };

/** A chunk of the site that failed to load. Name and code are those of the specification. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly code?: 'CSS_CHUNK_LOAD_FAILED';

  constructor(chunk: string, { css = false, ...options }: ChunkLoadErrorOptions = {}) {
    super(`Loading ${css ? 'CSS ' : ''}chunk ${chunk} failed`, options);
    if (css) this.code = 'CSS_CHUNK_LOAD_FAILED';
  }
}

/** Waits for a chunk of the site. Rejects with a `ChunkLoadError` when it fails or takes longer than two minutes. */
export async function loadChunk<T>(name: string, chunk: Promise<T>): Promise<T> {
  try {
    return await withTimeout(name, chunk, CHUNK_LOAD_TIMEOUT_MS);
  } catch (cause) {
    throw new ChunkLoadError(name, { cause });
  }
}

/** Messages of Chromium, Firefox and Safari for a script that failed to load. Safari does not name the script. */
const MISSING_SCRIPT = /dynamically imported module(?:: (\S+))?|Importing a module script failed/;

/** Returns the error as a `ChunkLoadError` if it says that a chunk is missing, else null. */
export function asChunkLoadError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error;
  const missing = error instanceof Error ? MISSING_SCRIPT.exec(error.message) : null;
  if (!missing) return null;
  return new ChunkLoadError(missing[1]?.split('/').pop() ?? 'of this page', { cause: error });
}

/** Id of the build that the current page belongs to. Empty in development and in tests. */
export function buildId(): string {
  return window.__prehydration?.build ?? '';
}

/**
 * Reloads the page, once per build and tab: a new build may have removed files that the current page needs. Returns false
 * when this build was reloaded before, without a connection, or without storage. So a page never reloads in a loop, even
 * between two servers with different builds.
 */
export function reloadOnce(build: string): boolean {
  if (!navigator.onLine || !recordReload(build)) return false;
  window.location.reload();
  return true;
}

/**
 * Loads the document of an address when the router cannot load its page, as a plain link does. `replace`: replaces the
 * current entry of the history. Returns false and does nothing when there is neither a connection nor a service worker:
 * the browser's own error page would end the session.
 */
export function loadDocument(address: string, { replace }: { replace: boolean }): boolean {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!navigator.onLine && !workers?.controller) return false;
  // Counts as the one automatic reload of this build.
  recordReload(buildId());
  const { location } = window;
  const [path] = address.split('#', 1);
  // Assigning the same address with a hash only scrolls.
  if (path === location.pathname + location.search) location.reload();
  else if (replace) location.replace(address);
  else location.assign(address);
  return true;
}

/** Key of `sessionStorage`: ids of the builds that were reloaded, concatenated. */
const STORAGE_KEY = 'reloadedFor';

/** Records the reload of a build. Returns false when it was recorded before, or storage does not work. */
function recordReload(build: string): boolean {
  const name = build || 'development';
  try {
    const before = sessionStorage.getItem(STORAGE_KEY) ?? '';
    if (before.includes(name)) return false;
    sessionStorage.setItem(STORAGE_KEY, before + name);
    return sessionStorage.getItem(STORAGE_KEY) === before + name;
  } catch {
    return false;
  }
}
