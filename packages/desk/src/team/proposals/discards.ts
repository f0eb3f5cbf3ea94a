import type { AuditLog } from '../access/auditLog.ts';
import { isDiscardable, mayDiscard } from '../access/roles.ts';
import type { Repository } from '../git/repository.ts';
import { TeamRefusal } from '../TeamRefusal.ts';
import type { Member } from '../teamProtocol.ts';
import type { ProposalStore } from './proposalStore.ts';
import type { Pushes } from './pushes.ts';

export type DiscardsOptions = {
  repository: Repository;
  store: ProposalStore;
  audit: AuditLog;
  pushes: Pushes;
  /** Closes the desk over the files of a proposal. */
  closeDesk: (id: string) => Promise<void>;
};

export type Discards = ReturnType<typeof createDiscards>;

/** Discards proposals: record, desk, work tree and branch, here and at the remote. */
export function createDiscards({ audit, closeDesk, pushes, repository, store }: DiscardsOptions) {
  /** Removes everything of a discarded proposal. A branch that cannot be deleted remotely is tried again at the next start. */
  async function remove(id: string): Promise<void> {
    pushes.cancel(id);
    await closeDesk(id);
    await repository.discard(id);
    await repository.discardRemote(id);
    await store.forget(id);
  }

  async function removeAll(): Promise<void> {
    for (const id of store.discarded()) {
      try {
        await remove(id);
      } catch (error) {
        audit.add({ by: '', action: 'remove branch', proposal: id, outcome: 'failed' });
        console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  return {
    removeAll,

    /** Discards an unpublished proposal. The audit log names its last commit, which Git keeps for a while. */
    discard: (id: string, member: Member): Promise<void> =>
      store.enqueue(id, async () => {
        const record = store.read(id);
        if (!record) throw new TeamRefusal('noSuchProposal', 404);
        if (!mayDiscard(member, record)) throw new TeamRefusal('discardByOther', 403);
        if (!isDiscardable(record)) throw new TeamRefusal('notNow', 409);
        const commit = await repository.head(id);
        await store.discard(id);
        audit.add({ by: member.id, action: 'discard', proposal: id, outcome: 'done', about: commit });
        await removeAll();
      }),
  };
}
