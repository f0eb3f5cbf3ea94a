import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';

/** Milliseconds for a command of Git. */
const GIT_MS = 60_000;

function git(cwd: string, ...args: string[]): { ok: boolean; out: string } {
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', timeout: GIT_MS });
  return { ok: status === 0, out: stdout ?? '' };
}

/** Returns the root of the repository of a folder. Throws a `SettingError` unless everything in it is committed. */
export function cleanRepository(home: string): string {
  const { ok, out } = git(home, 'rev-parse', '--show-toplevel');
  if (!ok)
    throw new SettingError(
      `${home} is in no Git repository, so an upgrade could not be undone. First: git init && git add --all && git commit --message "Before the upgrade"`,
    );
  const root = out.trim();
  if (!git(root, 'rev-parse', '--verify', 'HEAD').ok || changedFiles(root).length > 0)
    throw new SettingError(
      `${root} has changes that are not committed, and Git could not tell them from those of an upgrade. First: git add --all && git commit, or: git stash --include-untracked`,
    );
  return root;
}

/** A file that differs from the last commit. */
export type ChangedFile = { file: string; how: 'changed' | 'new' | 'removed' };

/** Lists the files of a repository that differ from its last commit, from the root. Ignored files are not among them. */
export function changedFiles(root: string): ChangedFile[] {
  const { out } = git(root, 'status', '--porcelain', '--untracked-files=all', '--no-renames', '-z');
  return out
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const state = entry.slice(0, 2);
      const how = /[?A]/.test(state) ? 'new' : state.includes('D') ? 'removed' : 'changed';
      return { file: entry.slice(3), how };
    });
}

/** Runs something in a copy of the last commit of a repository, elsewhere, and removes the copy. */
export async function inCopy<Result>(root: string, work: (copy: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'microsite-upgrade-'));
  const copy = join(folder, 'copy');
  try {
    if (!git(root, 'worktree', 'add', '--detach', copy, 'HEAD').ok)
      throw new SettingError(`Git could make no copy of ${root} in ${folder}. Is the disk full?`);
    return await work(copy);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(root, 'worktree', 'prune');
  }
}
