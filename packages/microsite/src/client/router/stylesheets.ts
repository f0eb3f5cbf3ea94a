import { ChunkLoadError } from './ChunkLoadError.ts';
import { PATIENCE_MS } from './fetchJson.ts';

/** Loads the parts of the style sheet by their names. Each is put on once, for the whole visit. */
export type Sheets = {
  /** Puts a part on. Fails with a `ChunkLoadError` when it cannot be had, or does not come within five seconds; asked again it tries again. */
  load: (part: string) => Promise<unknown>;
  /** Notes parts that the page in the window came with. */
  note: (parts: readonly string[]) => void;
};

/** Makes what loads the parts of the style sheet (`addresses`, by name; a part without one is there already). */
export function createSheets(addresses: Readonly<Record<string, string>> = {}): Sheets {
  const known = new Map<string, Promise<unknown>>();

  async function putOn(part: string): Promise<void> {
    const address = addresses[part];
    if (address === undefined) return;
    const sheet = document.createElement('link');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const happened = await new Promise<string>((resolve) => {
      sheet.onload = () => resolve('load');
      sheet.onerror = () => resolve('error');
      timer = setTimeout(resolve, PATIENCE_MS, 'silence');
      sheet.rel = 'stylesheet';
      sheet.href = address;
      document.head.append(sheet);
    });
    clearTimeout(timer);
    // Half a deploy may have emptied it: no part is without rules.
    if (happened === 'load' && sheet.sheet?.cssRules.length) return;
    // Taken out, it ends its request too.
    sheet.remove();
    throw new ChunkLoadError(part, { css: true, cause: new Error(`${address}: ${happened}`) });
  }

  return {
    load(part) {
      const loading = known.get(part) ?? putOn(part);
      known.set(part, loading);
      loading.catch(() => known.delete(part));
      return loading;
    },
    note(parts) {
      for (const part of parts) known.set(part, Promise.resolve());
    },
  };
}
