import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Commit } from '../protocol.ts';

const run = promisify(execFile);

/** History of a content folder, as Git's command line tells it. Everything is empty where there is no Git. */
export type GitHistory = {
  hasGit: () => Promise<boolean>;
  /** The latest commits that touch the folder, each with the files of the folder that it changed. */
  commits: () => Promise<(Omit<Commit, 'fileCount' | 'items'> & { files: string[] })[]>;
  /** Files of the folder that differ from the last commit. */
  uncommitted: () => Promise<string[]>;
  /** Texts of a file in the latest commits, the latest first. */
  versionsOf: (file: string) => AsyncGenerator<string>;
};

const MOST_COMMITS = 50;
const MOST_BYTES = 16 * 1024 * 1024;

export function openGitHistory(root: string): GitHistory {
  async function git(...args: string[]): Promise<string> {
    const options = {
      cwd: root,
      maxBuffer: MOST_BYTES,
      env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
    };
    try {
      return (await run('git', ['-c', 'core.quotePath=false', ...args], options)).stdout;
    } catch {
      // No Git, no repository, or no such commit.
      return '';
    }
  }

  let isInside: Promise<boolean> | undefined;

  return {
    hasGit: () =>
      (isInside ??= git('rev-parse', '--is-inside-work-tree').then((output) => output.trim() === 'true')),
    commits: async () => {
      const log = await git(
        'log',
        `-n${MOST_COMMITS}`,
        '--relative',
        '--name-only',
        '--format=%x00%h%x01%an%x01%aI%x01%s',
        '--',
        '.',
      );
      return log
        .split('\0')
        .slice(1)
        .map((entry) => {
          const [head = '', ...files] = entry.split('\n').filter((line) => line !== '');
          const [hash = '', author = '', at = '', subject = ''] = head.split('\x01');
          return { hash, author, at, subject, files };
        });
    },
    uncommitted: async () => {
      const prefix = (await git('rev-parse', '--show-prefix')).trim();
      const status = await git('status', '--porcelain', '-z', '--untracked-files=all', '--', '.');
      return status
        .split('\0')
        .filter((entry) => /^.. /.test(entry))
        .map((entry) => entry.slice(3))
        .map((file) => (file.startsWith(prefix) ? file.slice(prefix.length) : file));
    },
    versionsOf: async function* (file) {
      const hashes = (await git('log', `-n${MOST_COMMITS}`, '--format=%H', '--', file))
        .split('\n')
        .filter(Boolean);
      for (const hash of hashes) {
        const text = await git('show', `${hash}:./${file}`);
        if (text !== '') yield text;
      }
    },
  };
}
