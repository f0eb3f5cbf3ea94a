import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createWorkQueues } from '../../files/workQueues.ts';
import { GitError, git, gitSucceeds } from './git.ts';

/** Makes work trees in a folder, from the branches of a bare clone. */
export function createWorkTrees(home: string, folder: string) {
  const atHome = { cwd: home };
  /** Work on each tree, by its id. */
  const { enqueue } = createWorkQueues();
  const treeOf = (id: string) => join(folder, id);
  const branchOf = (id: string) => `refs/heads/proposal/${id}`;
  const hasRef = (name: string) => gitSucceeds(['rev-parse', '--verify', '--quiet', name], atHome);

  /** Makes the branch of a proposal from that of the remote, if it is missing: the records may come from another machine. */
  async function ensureBranch(id: string): Promise<void> {
    const there = `refs/remotes/origin/proposal/${id}`;
    if (!(await hasRef(branchOf(id))) && (await hasRef(there)))
      await git(['branch', '--quiet', '--no-track', `proposal/${id}`, there], atHome);
  }

  /** File of Git beside a tree that is still being made. */
  const makingOf = (id: string) => join(home, 'worktrees', id, 'locked');

  /** Removes a tree. `git worktree remove` refuses one whose merge was not finished. */
  async function removeTree(id: string): Promise<void> {
    await rm(treeOf(id), { recursive: true, force: true });
    await rm(makingOf(id), { force: true });
    await git(['worktree', 'prune'], atHome);
  }

  return {
    treeOf,
    ensureBranch,

    /** Makes the tree of a proposal, if it is not there. */
    open: (id: string): Promise<void> =>
      enqueue(id, async () => {
        if (existsSync(join(treeOf(id), '.git')) && !existsSync(makingOf(id))) return;
        await ensureBranch(id);
        await removeTree(id);
        await git(['worktree', 'add', '--quiet', treeOf(id), `proposal/${id}`], atHome);
      }),

    /** Removes a tree if everything in it is committed. Returns whether it did. */
    close: (id: string): Promise<boolean> =>
      enqueue(id, async () => {
        if (!existsSync(makingOf(id)) && !(await isClean(treeOf(id)))) return false;
        await removeTree(id);
        return true;
      }),

    /** Removes the tree and the branch of a proposal, with everything in them. */
    discard: (id: string): Promise<void> =>
      enqueue(id, async () => {
        await removeTree(id);
        if (await hasRef(branchOf(id))) await git(['branch', '--quiet', '-D', `proposal/${id}`], atHome);
      }),

    /** Lists proposals that have a tree. */
    list: async (): Promise<string[]> => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    },

    /** Aborts a merge that a process left unfinished when it ended: its files may contain conflict markers. */
    abandonMerge: (id: string): Promise<void> =>
      enqueue(id, async () => {
        const tree = { cwd: treeOf(id) };
        const isMerging = await gitSucceeds(['rev-parse', '--verify', '--quiet', 'MERGE_HEAD'], tree);
        const isReverting = await gitSucceeds(['rev-parse', '--verify', '--quiet', 'REVERT_HEAD'], tree);
        // A revert that stopped at a conflict has no name of its own.
        const unmerged = await git(['diff', '--name-only', '--diff-filter=U'], tree);
        if (!isMerging && !isReverting && unmerged === '') return;
        try {
          // Keeps files that were saved and not committed yet.
          await git(['reset', '--quiet', '--merge'], tree);
        } catch (error) {
          if (!(error instanceof GitError)) throw error;
          await git(['reset', '--quiet', '--hard'], tree);
        }
      }),
  };
}

async function isClean(cwd: string): Promise<boolean> {
  return existsSync(join(cwd, '.git')) && (await git(['status', '--porcelain'], { cwd })) === '';
}

/** Removes locks that Git left when it was killed: they make every later call fail. Only one desk uses the folder. */
export async function removeLocks(home: string): Promise<void> {
  const own = (await readdir(home).catch(() => [])).map((name) => join(home, name));
  const deep = await Promise.all(
    ['refs', 'worktrees'].map(async (part) => {
      const names = await readdir(join(home, part), { recursive: true }).catch(() => []);
      return names.map((name) => join(home, part, name));
    }),
  );
  for (const path of [...own, ...deep.flat()]) if (path.endsWith('.lock')) await rm(path, { force: true });
}
