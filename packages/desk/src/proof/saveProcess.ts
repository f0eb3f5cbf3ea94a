import { type Saved, saveDraft } from '../files/saveDraft.ts';
import type { Draft } from '../protocol.ts';

/** Work for the process that the stress test kills. */
export type SaveTask = { id: number } & ({ root: string; draft: Draft } | { clockOffset: number });
export type SaveResult = { id: number; saved: Saved | null };

/** Saves drafts for the stress test, in a process of its own that may be killed at any moment. */
const now = Date.now;
process.on('message', async (task: SaveTask) => {
  if ('clockOffset' in task) {
    Date.now = () => now() + task.clockOffset;
    process.send?.({ id: task.id, saved: null } satisfies SaveResult);
    return;
  }
  process.send?.({ id: task.id, saved: await saveDraft(task.root, task.draft) } satisfies SaveResult);
});
process.on('disconnect', () => process.exit(0));
