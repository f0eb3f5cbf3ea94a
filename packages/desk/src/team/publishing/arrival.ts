import { setTimeout as wait } from 'node:timers/promises';
import { versionOf } from '../../files/textFile.ts';

export type ArrivalOptions = {
  /** Address of the state of `microsite hook` (`/readyz`). Default: only pages show a new build. */
  stateUrl?: string | undefined;
  /** Milliseconds between two requests. Default: 5 seconds. */
  everyMs?: number | undefined;
  /** Longest wait, ms. Default: 30 minutes. */
  longestMs?: number | undefined;
};

/** State of the site before a publication. */
export type BeforePublication = { pages: Map<string, string>; lastBuild: string | null };

/** Result of waiting. `failed`: the site could not be built. `late`: the longest wait ended first. */
export type Arrived = 'arrived' | 'failed' | 'late';

export type ArrivalWatch = {
  /** Reads the state of pages before a publication. */
  readState: (pages: readonly string[]) => Promise<BeforePublication>;
  /** Waits until visitors have something newer. */
  wait: (before: BeforePublication, signal: AbortSignal) => Promise<Arrived>;
};

/** Longest wait for one response, ms. */
const RESPONSE_MS = 10_000;

/**
 * Watches a site until visitors have a new build: by the state of its hook, which knows the end of each build, or without a hook
 * by its pages.
 */
export function createArrivalWatch({
  everyMs = 5000,
  longestMs = 30 * 60_000,
  stateUrl,
}: ArrivalOptions): ArrivalWatch {
  const stateOf = async (): Promise<HookState | null> => {
    if (stateUrl === undefined) return null;
    const text = await textOf(stateUrl);
    return text === null ? null : parseState(text);
  };

  return {
    readState: async (pages) => {
      const state = await stateOf();
      const texts = await Promise.all(pages.map(async (page) => [page, await hashOf(page)] as const));
      return { pages: new Map(texts), lastBuild: state?.last?.ended ?? null };
    },
    wait: async (before, signal) => {
      for (const end = performance.now() + longestMs; performance.now() < end; ) {
        const state = await stateOf();
        if (state?.last) {
          const isNew = state.last.ended !== before.lastBuild;
          if (state.status === 'idle' && isNew) return state.last.isBuilt ? 'arrived' : 'failed';
        } else {
          // A restarted hook has forgotten its builds.
          for (const [page, hash] of before.pages) {
            const now = await hashOf(page);
            if (now !== '' && now !== hash) return 'arrived';
          }
        }
        await wait(everyMs, undefined, { signal }).catch(() => undefined);
        if (signal.aborted) break;
      }
      return 'late';
    },
  };
}

type HookState = { status: string; last: { ended: string; isBuilt: boolean } | null };

function parseState(text: string): HookState | null {
  try {
    const { last, status }: Partial<HookState> = JSON.parse(text);
    return typeof status === 'string' ? { status, last: last ?? null } : null;
  } catch {
    return null;
  }
}

async function hashOf(url: string): Promise<string> {
  const text = await textOf(url);
  return text === null ? '' : versionOf(Buffer.from(text));
}

/** Returns the text at an address, also that of a 404 page, which a new page has until it is built. Null without a response. */
async function textOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(RESPONSE_MS), cache: 'no-store' });
    return response.status < 500 ? await response.text() : null;
  } catch {
    return null;
  }
}
