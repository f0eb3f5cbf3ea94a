import { removeLeftOvers } from '../../files/writeFile.ts';
import type { Author, Repository } from '../git/repository.ts';
import type { Discards } from './discards.ts';
import type { ProposalRecord, ProposalStore } from './proposalStore.ts';
import type { Pushes } from './pushes.ts';

export type HousekeepingOptions = {
  repository: Repository;
  store: ProposalStore;
  pushes: Pushes;
  discards: Discards;
  /** Author of commits without a known person. */
  desk: Author;
  /** Returns whether the desk of a proposal has its files open. */
  isOpen: (id: string) => boolean;
  /** Milliseconds between two clean-ups of unused work trees. Default: a minute. */
  everyMs?: number | undefined;
};

/** Repairs proposals after a crash, and removes work trees of published ones. */
export function createHousekeeping(options: HousekeepingOptions) {
  const { desk, discards, isOpen, pushes, repository, store } = options;
  let last: Promise<void> = Promise.resolve();

  /** Removes unused work trees: a published proposal gets a new one when it is opened, or taken back. */
  async function trim(): Promise<void> {
    for (const id of await repository.openTrees()) {
      await store.enqueue(id, async () => {
        const record = store.read(id);
        if (isOpen(id) || (record && record.state !== 'published')) return;
        const isClosed = await repository.closeTree(id);
        // A branch with words of its own stays: its record may be one that cannot be read.
        if (isClosed && !record && (await repository.isPublished(id))) await repository.discard(id);
      });
    }
  }

  /** Commits files that were saved just before the process ended, and pushes what the remote does not have. */
  async function recover({ id, state, title }: ProposalRecord, hasTree: boolean): Promise<void> {
    await repository.ensureBranch(id);
    if (state === 'published') return;
    if (hasTree) {
      await removeLeftOvers(await repository.repair(id));
      await repository.commit(id, desk, `${title}: saved before the desk ended`);
    }
    if (!(await repository.isPushed(id))) pushes.soon(id);
  }

  const report = (error: Error) => console.error(error);
  const timer = setInterval(() => {
    last = last.then(trim).catch(report);
  }, options.everyMs ?? 60_000).unref();

  return {
    /** Repairs everything at a start. A failure of one proposal does not stop the others. */
    begin: async (): Promise<void> => {
      await discards.removeAll();
      const trees = await repository.openTrees();
      for (const record of store.list()) await recover(record, trees.includes(record.id)).catch(report);
      await trim().catch(report);
    },
    close: async (): Promise<void> => {
      clearInterval(timer);
      await last;
    },
  };
}
