import { execFile } from 'node:child_process';
import { isPlainPath } from '../../files/contentPaths.ts';

/**
 * Reason of a failure. `unreachable`: the remote did not answer, which may pass. `refused`: it answered, and does not allow it.
 * `behind`: somebody else pushed first. `broken`: anything else.
 */
export type GitFailure = 'unreachable' | 'refused' | 'behind' | 'broken';

/** A call of Git that failed. The message has no password of an address. */
export class GitError extends Error {
  readonly reason: GitFailure;
  /** Exit code of Git; null when it was ended. */
  readonly code: number | null;

  constructor(reason: GitFailure, message: string, code: number | null) {
    super(message);
    this.name = 'GitError';
    this.reason = reason;
    this.code = code;
  }
}

type GitOptions = {
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Text that Git reads. */
  input?: string;
};

/** Milliseconds that a call may take. A first fetch of a large repository takes minutes. */
const LONGEST_MS = 10 * 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Settings of each call: no hooks, no programs as transport, names of files as they are, no work in the background. */
const SETTINGS = [
  'core.hooksPath=/dev/null',
  'protocol.ext.allow=never',
  'core.quotePath=false',
  'core.autocrlf=false',
  'gc.autoDetach=false',
  'maintenance.auto=false',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

/**
 * Runs Git without a shell, and returns the bytes of its output. Throws a `GitError`. User input is passed as `--name=value` or
 * after `--`, so that Git never reads it as an option.
 */
export function gitBytes(
  args: readonly string[],
  { cwd, env = {}, input }: GitOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { stdin } = execFile(
      'git',
      [...SETTINGS, ...args],
      {
        ...(cwd !== undefined && { cwd }),
        env: { ...gitEnvironment(), ...env },
        encoding: 'buffer',
        maxBuffer: MOST_BYTES,
        timeout: LONGEST_MS,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout);
        const output = withoutPassword(`${stderr.toString()}\n${stdout.toString().slice(0, 2000)}`.trim());
        const code = typeof error.code === 'number' ? error.code : null;
        reject(new GitError(reasonOf(output, error.killed === true), `git ${args[0]}: ${output}`, code));
      },
    );
    if (input === undefined) return;
    // Git reports by itself why it stopped reading.
    stdin?.on('error', () => undefined);
    stdin?.end(input);
  });
}

/** Runs Git, and returns its output as text. */
export const git = async (args: readonly string[], options?: GitOptions): Promise<string> =>
  (await gitBytes(args, options)).toString();

/** Runs Git, and returns whether it succeeded. A failure other than exit code 1 is thrown. */
export async function gitSucceeds(args: readonly string[], options?: GitOptions): Promise<boolean> {
  try {
    await git(args, options);
    return true;
  } catch (error) {
    if (error instanceof GitError && error.code === 1) return false;
    throw error;
  }
}

/** Variables of Git that are passed on, for credentials. Others, such as GIT_DIR of a hook, would make Git use another repository. */
const PASSED = new Set(['GIT_SSH', 'GIT_SSH_COMMAND', 'GIT_ASKPASS', 'GIT_SSL_CAINFO']);

function gitEnvironment(): NodeJS.ProcessEnv {
  const passed = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') || PASSED.has(name));
  return {
    GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=20',
    ...Object.fromEntries(passed),
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C',
  };
}

const REFUSED =
  /remote rejected|permission denied|authentication failed|could not read (?:username|password)|error: 40[13]|access denied|protected branch|pre-receive hook declined/i;
const BEHIND = /\[rejected\]|non-fast-forward|fetch first|stale info/i;
const UNREACHABLE =
  /could not resolve|could not read from remote|unable to access|connection (?:refused|timed out|reset|closed)|timed out|early eof|hung up|does not appear to be a git repository|no route to host|error: 5\d\d/i;

function reasonOf(output: string, isKilled: boolean): GitFailure {
  if (isKilled) return 'unreachable';
  if (REFUSED.test(output)) return 'refused';
  if (BEHIND.test(output)) return 'behind';
  return UNREACHABLE.test(output) ? 'unreachable' : 'broken';
}

const withoutPassword = (text: string) => text.replaceAll(/\/\/[^/\s@]+@/g, '//…@');

const ADDRESS =
  /^(?:(?:https|ssh|file):\/\/(?!-)[^\s]+|[A-Za-z0-9][\w.-]*@[A-Za-z0-9][\w.-]*:(?!-)[^\s]+|\/[^\s]+)$/;

/** Returns whether an address of a repository is one that Git may be given: https, ssh or a folder of this machine. */
export const isRepositoryAddress = (url: string): boolean => ADDRESS.test(url);

/** Returns whether a name may be that of a branch. */
export const isBranchName = (name: string): boolean =>
  /^[A-Za-z0-9][\w./-]{0,99}$/.test(name) && !/\.\.|\/\/|\.lock(?:\/|$)|[./]$/.test(name);

/** Options of `readTexts`. `inside`: returns the path of a content file in the repository. */
type ReadOptions = GitOptions & { inside: (file: string) => string };

/** Reads content files, each in the first commit that has it, with one call of Git. Files that none has are left out. */
export async function readTexts(
  files: readonly string[],
  commits: readonly string[],
  { inside, ...options }: ReadOptions,
): Promise<Map<string, string>> {
  // A comment may name any file, and a name with a line break would be two.
  const read = files.filter(isPlainPath);
  const found = new Map<string, string>();
  const blobs = await readBlobs(
    commits.flatMap((commit) => read.map((file) => `${commit}:${inside(file)}`)),
    options,
  );
  for (const [index, text] of blobs.entries()) {
    const file = read[index % read.length];
    if (file !== undefined && text !== null && !found.has(file)) found.set(file, text);
  }
  return found;
}

/** Reads files by their names for Git: `main:content/facts.json`. Null for one that is not there. */
async function readBlobs(names: readonly string[], options: GitOptions): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const bytes = await gitBytes(['cat-file', '--batch'], { ...options, input: `${names.join('\n')}\n` });
  let at = 0;
  return names.map(() => {
    const end = bytes.indexOf('\n', at);
    const [, type, size] = / (\w+) (\d+)$/.exec(bytes.subarray(at, end).toString()) ?? [];
    at = end + 1;
    if (size === undefined) return null;
    const text = bytes.subarray(at, at + Number(size)).toString();
    at += Number(size) + 1;
    return type === 'blob' ? text : null;
  });
}
