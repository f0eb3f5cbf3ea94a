import type { AuditLog } from '../access/auditLog.ts';
import type { Repository } from '../git/repository.ts';
import type { ProposalStore } from './proposalStore.ts';

export type PushesOptions = {
  repository: Repository;
  store: ProposalStore;
  audit: AuditLog;
  /** Milliseconds without a save until a branch is pushed. Default: 5 seconds. */
  afterMs?: number | undefined;
  /** Milliseconds until a push that failed is tried again; each further wait is twice as long. Default: a minute. */
  retryMs?: number | undefined;
};

export type Pushes = ReturnType<typeof createPushes>;

const LONGEST_RETRY_MS = 15 * 60_000;
/** Longest wait for pushes when the desk ends, ms: service managers wait at least ten seconds. */
const LAST_MS = 8000;

/** Problem of a proposal that could not be pushed. */
const PROBLEM = 'notCopied';

/** Pushes branches of proposals when saving pauses, and retries failed pushes, so that words outlive this machine. */
export function createPushes({ afterMs = 5000, audit, repository, retryMs = 60_000, store }: PushesOptions) {
  const waiting = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  function plan(id: string, ms: number, tries: number): void {
    clearTimeout(waiting.get(id));
    waiting.set(id, setTimeout(() => begin(id, tries), ms).unref());
  }

  function begin(id: string, tries: number): void {
    clearTimeout(waiting.get(id));
    waiting.delete(id);
    const work = push(id, tries).catch((error) => console.error(error));
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function push(id: string, tries: number): Promise<void> {
    if (!store.read(id)) return;
    try {
      await repository.push(id);
      if (store.read(id)?.problem?.key === PROBLEM) await store.change(id, () => ({ problem: null }));
    } catch (error) {
      if (!store.read(id)) return;
      plan(id, Math.min(retryMs * 2 ** tries, LONGEST_RETRY_MS), tries + 1);
      audit.add({ by: '', action: 'push', proposal: id, outcome: 'failed' });
      console.error(error instanceof Error ? error.message : error);
      await store.change(id, ({ problem }) => ({ problem: problem ?? { key: PROBLEM, values: {} } }));
    }
  }

  return {
    /** Pushes the branch of a proposal after the last of several saves. */
    soon: (id: string): void => plan(id, afterMs, 0),
    cancel: (id: string): void => {
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    },
    /** Pushes at once all branches that wait. What is not pushed in time is pushed at the next start. */
    close: async (): Promise<void> => {
      for (const id of [...waiting.keys()]) begin(id, 0);
      let timer: NodeJS.Timeout | undefined;
      const end = new Promise((resolve) => (timer = setTimeout(resolve, LAST_MS)));
      await Promise.race([Promise.all(running), end]);
      clearTimeout(timer);
      for (const each of waiting.values()) clearTimeout(each);
    },
  };
}
