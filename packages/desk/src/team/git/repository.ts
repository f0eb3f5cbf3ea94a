import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { changedFiles, type FileConflict, keepOurs, mergeByFields } from './fieldMerge.ts';
import { GitError, git, gitSucceeds, isBranchName, readTexts } from './git.ts';
import { createWorkTrees, removeLocks } from './workTrees.ts';

/** Name and address of somebody in the history. */
export type Author = { name: string; email: string };

export type RepositoryOptions = {
  /** Address that Git clones and pushes to. */
  url: string;
  /** Folder that holds the clone and a work tree for each proposal. */
  dataFolder: string;
  /** Folder of the content inside the repository; empty for the whole of it. */
  contentPath: string;
  /** Published branch. Default: the one that the remote names. */
  branch?: string | undefined;
  /** Committer of every commit. */
  committer: Author;
};

/** Result of a change of the published branch: its commit, or the files of the content whose conflicts prevented it. */
export type PublishResult = { commit: string } | { conflicts: FileConflict[] };

/** File that a proposal changes, with the letter that Git has for the change: `A`, `M`, `D`. */
export type ChangedFile = { file: string; status: string };

/** Merge into the published branch. */
export type PublishRequest = {
  message: string;
  author: Author;
  /** Returns whether a file of the content, relative to it, is left for later. Default: none is. */
  isHeld?: ((file: string) => boolean) | undefined;
};

/** A clone with a work tree for each proposal, behind Git's command line. */
export type Repository = Awaited<ReturnType<typeof openRepository>>;

/** Most attempts of a push while others push first. */
const TRIES = 4;

/**
 * Opens the clone in the data folder, and makes it the first time. Throws a `GitError` when the remote cannot be reached then; later
 * the desk starts without it.
 */
export async function openRepository(options: RepositoryOptions) {
  const { committer, contentPath, dataFolder, url } = options;
  const home = join(dataFolder, 'repository.git');
  const atHome = { cwd: home };
  const fetchAll = () =>
    git(['fetch', '--quiet', '--prune', 'origin', '+refs/heads/*:refs/remotes/origin/*'], atHome);
  const main = await openClone();
  const remote = `refs/remotes/origin/${main}`;
  const publishing = join(dataFolder, 'publishing');
  const trees = createWorkTrees(home, join(dataFolder, 'proposals'));
  let last: Promise<unknown> = Promise.resolve();

  async function openClone(): Promise<string> {
    if (options.branch !== undefined && !isBranchName(options.branch))
      throw new GitError('broken', `"${options.branch}" is no name of a branch.`, null);
    const isNew = !existsSync(join(home, 'HEAD'));
    await mkdir(dataFolder, { recursive: true, mode: 0o700 });
    await removeLocks(home);
    if (isNew) await git(['init', '--bare', '--quiet', home]);
    if (await gitSucceeds(['config', '--get', 'remote.origin.url'], atHome))
      await git(['remote', 'set-url', 'origin', url], atHome);
    else await git(['remote', 'add', 'origin', url], atHome);
    await git(['worktree', 'prune'], atHome);
    const head = 'refs/remotes/origin/HEAD';
    try {
      await fetchAll();
      if (options.branch === undefined) await git(['remote', 'set-head', 'origin', '--auto'], atHome);
    } catch (error) {
      const isKnown =
        options.branch !== undefined || (await gitSucceeds(['symbolic-ref', '-q', head], atHome));
      if (isNew || !isKnown) throw error;
    }
    if (options.branch !== undefined) return options.branch;
    return (await git(['symbolic-ref', head], atHome)).trim().replace('refs/remotes/origin/', '');
  }

  /** Environment variables of Git for a commit of an author. */
  const authorEnv = ({ email, name }: Author) => ({
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: committer.name,
    GIT_COMMITTER_EMAIL: committer.email,
  });
  const { treeOf } = trees;
  const contentFolder = (id: string) => (contentPath === '' ? treeOf(id) : join(treeOf(id), contentPath));
  const inside = (file: string) => (contentPath === '' ? file : `${contentPath}/${file}`);
  /** Path of a file of the repository, relative to the content. */
  const fromContent = (file: string) => file.slice(inside('').length);
  const conflictsFromContent = (found: readonly FileConflict[]): FileConflict[] =>
    found.map((each) => ({ ...each, file: fromContent(each.file) }));
  const commitOf = async (name: string, cwd = home) =>
    (await git(['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd })).trim();
  const isAncestor = (one: string, other: string) =>
    gitSucceeds(['merge-base', '--is-ancestor', one, other], atHome);

  async function changesIn(range: string): Promise<ChangedFile[]> {
    const args = ['diff', '--name-status', '--no-renames', '-z', range, '--', contentPath || '.'];
    const parts = (await git(args, atHome)).split('\0');
    return Array.from({ length: Math.floor(parts.length / 2) }, (_, index) => ({
      status: parts[index * 2] ?? '',
      file: fromContent(parts[index * 2 + 1] ?? ''),
    }));
  }

  async function commitAll(cwd: string, message: string, author: Author): Promise<string> {
    await git(['commit', '--quiet', '--no-verify', '--allow-empty', `--message=${message}`], {
      cwd,
      env: authorEnv(author),
    });
    return await commitOf('HEAD', cwd);
  }

  /** Makes a commit on top of the published branch and pushes it. If somebody else pushed first, it is made again on top of theirs. */
  async function commitAndPush(make: (tree: string) => Promise<PublishResult>): Promise<PublishResult> {
    const work = async (): Promise<PublishResult> => {
      for (let attempt = 1; ; attempt += 1) {
        await fetchAll();
        await resetPublishingTree();
        const result = await make(publishing);
        if ('conflicts' in result) {
          await resetPublishingTree();
          return result;
        }
        if (await isAncestor(result.commit, remote)) return result;
        try {
          await git(['push', '--quiet', 'origin', `${result.commit}:refs/heads/${main}`], {
            cwd: publishing,
          });
        } catch (error) {
          // The remote may have accepted the push before the connection broke.
          if (await hasArrived(result.commit)) return result;
          const isBehind = error instanceof GitError && error.reason === 'behind';
          if (!isBehind || attempt === TRIES) throw error;
          continue;
        }
        await git(['update-ref', remote, result.commit], atHome);
        return result;
      }
    };
    const queued = last.then(work, work);
    last = queued.catch(() => undefined);
    return await queued;
  }

  /** Lists commits of the published branch with a line in their message, oldest first. */
  async function commitsWithLine(line: string): Promise<{ commit: string; message: string }[]> {
    const log = await git(['log', '--reverse', '-z', '--format=%H %B', `--grep=^${line}`, remote], atHome);
    return log.split('\0').map((entry) => ({ commit: entry.slice(0, 40), message: entry.slice(41) }));
  }

  /** Lists commits that brought a proposal to the published branch and were not reverted, oldest first. */
  async function publishedCommits(id: string): Promise<string[]> {
    const [found, gone] = await Promise.all([commitsWithLine(`Proposal: ${id}`), revertedCommits()]);
    return found
      .filter(({ commit, message }) => message.includes(`\n\nProposal: ${id}\n`) && !gone.has(commit))
      .map(({ commit }) => commit);
  }

  /** Returns the commits that were reverted, each with the commit that reverted it. */
  async function revertedCommits(): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const { commit, message } of await commitsWithLine('Takes back ')) {
      // The first line is a title that anybody may have chosen.
      const [, taken] = /^Take back: .*\n\nTakes back (\w+)\.\n/.exec(message) ?? [];
      if (taken !== undefined) found.set(taken, commit);
    }
    return found;
  }

  async function hasArrived(commit: string): Promise<boolean> {
    try {
      await fetchAll();
      return await isAncestor(commit, remote);
    } catch {
      return false;
    }
  }

  /** Resets the work tree of publishing to the published branch. */
  async function resetPublishingTree(): Promise<void> {
    if (!existsSync(publishing)) {
      await git(['worktree', 'prune'], atHome);
      await git(['worktree', 'add', '--quiet', '--detach', '--force', publishing, remote], atHome);
      return;
    }
    await git(['reset', '--quiet', '--hard'], { cwd: publishing });
    await git(['checkout', '--quiet', '--force', '--detach', remote], { cwd: publishing });
    await git(['clean', '--quiet', '-ffdx'], { cwd: publishing });
  }

  /** Runs a merge or revert that stops before its commit. The caller handles conflicts afterwards. */
  async function startMerge(args: readonly string[], tree: string, author: Author): Promise<void> {
    await gitSucceeds(args, { cwd: tree, env: authorEnv(author) });
  }

  /** Merges a commit into a proposal. The proposal's own words stay at conflicts, which are returned. */
  async function mergeIntoProposal(id: string, theirs: string, author: Author): Promise<FileConflict[]> {
    const tree = treeOf(id);
    const ours = await commitOf('HEAD', tree);
    if (await isAncestor(theirs, ours)) return [];
    const base = (await git(['merge-base', ours, theirs], atHome)).trim();
    await startMerge(['merge', '--quiet', '--no-ff', '--no-commit', theirs], tree, author);
    if (!(await gitSucceeds(['rev-parse', '--quiet', '--verify', 'MERGE_HEAD'], { cwd: tree })))
      throw new GitError('broken', 'The merge did not begin.', null);
    const found = await mergeByFields({ tree, base, ours, theirs });
    for (const { conflicts, file } of found) if (conflicts.length === 0) await keepOurs(tree, ours, file);
    await commitAll(tree, 'Bring in what was published meanwhile', author);
    return found;
  }

  return {
    main,
    fetch: fetchAll,

    /** Returns the folder of a proposal's content, and makes it if it is not there. */
    openContent: async (id: string): Promise<string> => {
      await trees.open(id);
      return contentFolder(id);
    },

    /** Removes the work tree of a proposal if everything in it is committed. Returns whether it did. */
    closeTree: trees.close,

    /** Lists proposals that have a work tree. */
    openTrees: trees.list,

    /**
     * Repairs the work tree of a proposal after a crash: aborts an unfinished merge. Returns the folder of its content.
     */
    repair: async (id: string): Promise<string> => {
      await trees.open(id);
      await trees.abandonMerge(id);
      return contentFolder(id);
    },

    /** Fetches the branch of a proposal from the remote, if it is not here. */
    ensureBranch: trees.ensureBranch,

    /** Removes the work tree and the local branch of a proposal, with all their text. */
    discard: trees.discard,

    /** Removes the branch of a proposal at the remote. */
    discardRemote: async (id: string): Promise<void> => {
      await fetchAll();
      const remoteBranch = `refs/remotes/origin/proposal/${id}`;
      if (!(await gitSucceeds(['rev-parse', '--verify', '--quiet', remoteBranch], atHome))) return;
      await git(['push', '--quiet', 'origin', `:refs/heads/proposal/${id}`], atHome);
    },

    /** Returns the folder of the published content. Publishing works in it, so read it before anything is published. */
    publishedContent: async (): Promise<string> => {
      await resetPublishingTree();
      return join(publishing, contentPath);
    },

    /** Begins a proposal: a branch and a work tree, from what is published. */
    create: async (id: string): Promise<void> => {
      await fetchAll().catch((error) => {
        if (!(error instanceof GitError) || error.reason !== 'unreachable') throw error;
      });
      const branch = `proposal/${id}`;
      await git(['worktree', 'add', '--quiet', '--no-track', '-b', branch, treeOf(id), remote], atHome);
    },

    head: (id: string) => commitOf(`refs/heads/proposal/${id}`),

    /** Commits everything that changed in a proposal's content. Returns null when nothing did. */
    commit: async (id: string, author: Author, message: string): Promise<string | null> => {
      const cwd = treeOf(id);
      const files = contentPath === '' ? '.' : contentPath;
      // Saves write to a hidden file first.
      await git(['add', '--all', '--', files, ':(exclude,glob)**/.*.desk'], { cwd });
      if (await gitSucceeds(['diff', '--cached', '--quiet'], { cwd })) return null;
      return await commitAll(cwd, message, author);
    },

    /** Pushes the branch of a proposal, so that its words outlive this machine. */
    push: async (id: string): Promise<void> => {
      const branch = `refs/heads/proposal/${id}`;
      await git(['push', '--quiet', 'origin', `${branch}:${branch}`], atHome);
      await git(['update-ref', `refs/remotes/origin/proposal/${id}`, branch], atHome);
    },

    /** Returns whether the remote has everything of a proposal. */
    isPushed: (id: string): Promise<boolean> =>
      isAncestor(`refs/heads/proposal/${id}`, `refs/remotes/origin/proposal/${id}`).catch(() => false),

    /** Lists files that a proposal changes, relative to the content. */
    files: (id: string): Promise<ChangedFile[]> => changesIn(`${remote}...refs/heads/proposal/${id}`),

    /** Lists files that published commits changed, relative to the content. */
    publishedFiles: async (commits: readonly string[]): Promise<ChangedFile[]> => {
      const all = await Promise.all(commits.map((commit) => changesIn(`${commit}^1..${commit}`)));
      return [...new Map(all.flat().map((each) => [each.file, each])).values()];
    },

    /**
     * Reads files of the content as a proposal has them; files that it removes, as they were before. `commits`: those that
     * published it, if any. Other files are left out.
     */
    texts: async (id: string, commits: readonly string[], files: readonly string[]) => {
      const branch = `refs/heads/proposal/${id}`;
      const [first] = commits;
      const now = commits.at(-1) ?? branch;
      const before =
        first === undefined ? (await git(['merge-base', remote, branch], atHome)).trim() : `${first}^1`;
      return await readTexts(files, [now, before], { ...atHome, inside });
    },

    /** Returns whether files of the content are the same in two commits. */
    isSame: (from: string, to: string, files: readonly string[]) =>
      gitSucceeds(['diff', '--quiet', from, to, '--', ...files.map(inside)], atHome),

    /** Brings what was published meanwhile into a proposal. Its own words stay at conflicts, which are returned. */
    update: async (id: string, author: Author): Promise<FileConflict[]> => {
      await fetchAll();
      await trees.open(id);
      return conflictsFromContent(await mergeIntoProposal(id, await commitOf(remote), author));
    },

    /** Merges a proposal into the published branch and pushes it. If files are held back (`isHeld`), makes one commit of the others. */
    publish: (id: string, { author, isHeld, message }: PublishRequest): Promise<PublishResult> =>
      commitAndPush(async (tree) => {
        const [ours, theirs] = [await commitOf(remote), await commitOf(`refs/heads/proposal/${id}`)];
        if (await isAncestor(theirs, ours)) {
          // An earlier push arrived, though its response did not.
          const commit = (await publishedCommits(id)).at(-1);
          if (commit !== undefined) return { commit };
        }
        const base = (await git(['merge-base', ours, theirs], atHome)).trim();
        const kind = isHeld ? ['--squash'] : ['--no-ff', '--no-commit'];
        await startMerge(['merge', '--quiet', ...kind, theirs], tree, author);
        const isOurs = (file: string) => isHeld?.(fromContent(file)) ?? false;
        const found = await mergeByFields({ tree, base, ours, theirs });
        for (const file of isHeld ? await changedFiles(tree, base, theirs) : [])
          if (isOurs(file)) await keepOurs(tree, ours, file);
        const conflicts = found.filter(({ file }) => !isOurs(file));
        if (conflicts.length > 0) return { conflicts: conflictsFromContent(conflicts) };
        return { commit: await commitAll(tree, message, author) };
      }),

    /** Reverts published commits, the last one first, with one push: all of them, or none. */
    revert: (id: string, commits: readonly string[], title: string, author: Author): Promise<PublishResult> =>
      commitAndPush(async (tree) => {
        let last = '';
        for (const commit of commits.toReversed()) {
          const isMerge = await gitSucceeds(['rev-parse', '--quiet', '--verify', `${commit}^2`], atHome);
          const parent = isMerge ? ['--mainline', '1'] : [];
          const ours = await commitOf('HEAD', tree);
          await startMerge(['revert', '--no-commit', ...parent, commit], tree, author);
          const conflicts = await mergeByFields({ tree, base: commit, ours, theirs: `${commit}^1` });
          if (conflicts.length > 0) return { conflicts: conflictsFromContent(conflicts) };
          const message = `Take back: ${title}\n\nTakes back ${commit}.\nProposal-taken-back: ${id}`;
          last = await commitAll(tree, message, author);
        }
        return { commit: last };
      }),

    revertedCommits,

    /**
     * Restores a proposal after its commits were reverted: Git would otherwise count its words as merged. `reverts`: commits that
     * reverted them, oldest first. A second call changes nothing.
     */
    renew: async (id: string, reverts: readonly string[], author: Author): Promise<void> => {
      const tree = treeOf(id);
      const last = reverts.at(-1);
      if (last === undefined) return;
      await trees.open(id);
      if (await isAncestor(await commitOf('HEAD', tree), last))
        await git(['merge', '--quiet', '--ff-only', last], { cwd: tree });
      else await mergeIntoProposal(id, last, author);
      for (const reverted of reverts.toReversed()) {
        const ours = await commitOf('HEAD', tree);
        await startMerge(['revert', '--no-commit', reverted], tree, author);
        const found = await mergeByFields({ tree, base: reverted, ours, theirs: `${reverted}^1` });
        for (const { conflicts, file } of found) if (conflicts.length === 0) await keepOurs(tree, ours, file);
        await commitAll(tree, 'Go on with the proposal', author);
      }
    },

    publishedCommits,

    /** Returns whether everything of a proposal is in the published branch. */
    isPublished: (id: string) => isAncestor(`refs/heads/proposal/${id}`, remote),
  };
}
