import { ChunkLoadError } from './chunkErrors.ts';
import { TIMEOUT_MS } from './fetchJson.ts';

/** Loads the chunks of the style sheet by name. Each is added once and stays for the whole session. */
type Stylesheets = {
  /**
   * Adds a chunk to the document. Rejects with a `ChunkLoadError` if it fails or takes longer than five seconds; the next
   * call tries again.
   */
  load: (chunk: string) => Promise<unknown>;
  /** Marks chunks that came with the built page as loaded. */
  markLoaded: (chunks: readonly string[]) => void;
};

/** Makes the loader of style sheets. `addresses`: by chunk name; a chunk without an address is in the document already. */
export function createStylesheets(addresses: Readonly<Record<string, string>> = {}): Stylesheets {
  const known = new Map<string, Promise<unknown>>();

  async function add(chunk: string): Promise<void> {
    const address = addresses[chunk];
    if (address === undefined) return;
    const link = document.createElement('link');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const outcome = await new Promise<string>((resolve) => {
      link.onload = () => resolve('load');
      link.onerror = () => resolve('error');
      timer = setTimeout(resolve, TIMEOUT_MS, 'timeout');
      link.rel = 'stylesheet';
      link.href = address;
      document.head.append(link);
    });
    clearTimeout(timer);
    // An unfinished deploy may serve an empty file. No chunk of ours is without rules.
    if (outcome === 'load' && link.sheet?.cssRules.length) return;
    // Removing the element also cancels a request that is still open.
    link.remove();
    throw new ChunkLoadError(chunk, { css: true, cause: new Error(`${address}: ${outcome}`) });
  }

  return {
    load(chunk) {
      const loading = known.get(chunk) ?? add(chunk);
      known.set(chunk, loading);
      loading.catch(() => known.delete(chunk));
      return loading;
    },
    markLoaded(chunks) {
      for (const chunk of chunks) known.set(chunk, Promise.resolve());
    },
  };
}
