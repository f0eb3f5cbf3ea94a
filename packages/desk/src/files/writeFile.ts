import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SaveFailure } from '../protocol.ts';
import { versionOf } from './textFile.ts';

/** Thrown when a file could not be written. The file is unchanged. */
export class WriteError extends Error {
  readonly reason: SaveFailure | 'changed';

  constructor(reason: WriteError['reason'], options?: ErrorOptions) {
    super(reason, options);
    this.name = 'WriteError';
    this.reason = reason;
  }
}

/** Age in ms at which the unfinished file of an ended process no longer keeps others from saving. */
const STALE_MS = 10_000;

/** Name of the unfinished file beside a file: hidden, so that no reader of content takes it for content. */
export const unfinishedFile = (path: string): string => join(dirname(path), `.${basename(path)}.desk`);
export const UNFINISHED = /^\..+\.desk$/;

/**
 * Writes a file as a whole: the bytes go to an unfinished file beside it, to the disk, and then replace it, if its version is
 * still `version` (null: no file). The unfinished file keeps other processes from saving the same file. Throws a
 * `WriteError`: `changed` when the version is another one.
 */
export async function writeFileWhole(path: string, bytes: Uint8Array, version: string | null): Promise<void> {
  await asWriteError(async () => {
    await mkdir(dirname(path), { recursive: true });
    const mode = await writableMode(path);
    const unfinished = unfinishedFile(path);
    const handle = await openUnfinished(unfinished, mode);
    try {
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      // Nothing else may wait between this comparison and the renaming.
      if ((await versionAt(path)) !== version) throw new WriteError('changed');
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  });
}

/** Removes a file if its version is still `version`. Throws a `WriteError`. */
export async function removeFile(path: string, version: string): Promise<void> {
  await asWriteError(async () => {
    await writableMode(path);
    if ((await versionAt(path)) !== version) throw new WriteError('changed');
    await rm(path);
    await syncFolder(dirname(path));
  });
}

/** Returns the version of a file; null when there is none. */
export async function versionAt(path: string): Promise<string | null> {
  const bytes = await readBytes(path);
  return bytes && versionOf(bytes);
}

/** Reads a file; null when there is none. */
export async function readBytes(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}

/** Returns the mode of an existing file. Replacing it would work even when nobody may write it, so that is refused here. */
async function writableMode(path: string): Promise<number | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o222) === 0) throw new WriteError('read-only');
    return mode & 0o777;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function openUnfinished(file: string, mode: number | undefined): Promise<FileHandle> {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL;
  try {
    return await open(file, flags, mode);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const { mtimeMs } = await stat(file);
    // If the clock was set back, the time of the file is in the future: the difference counts in both directions.
    if (Math.abs(Date.now() - mtimeMs) < STALE_MS) throw new WriteError('busy');
    await rm(file, { force: true });
    return await open(file, flags, mode);
  }
}

/** Makes a renaming last through a power cut. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const REASONS: Readonly<Record<string, SaveFailure>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EROFS: 'read-only',
  EBUSY: 'busy',
  EEXIST: 'busy',
  EMFILE: 'busy',
  ENFILE: 'busy',
  ETXTBSY: 'busy',
  EIO: 'busy',
  ENOENT: 'gone',
  ENOTDIR: 'unsafe',
  EISDIR: 'unsafe',
  ELOOP: 'unsafe',
  ENAMETOOLONG: 'unsafe',
};

async function asWriteError(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const reason = REASONS[codeOf(error)];
    throw reason === undefined ? error : new WriteError(reason, { cause: error });
  }
}

/** Returns the code of an error of the system, such as `ENOENT`; empty for any other error. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Age in ms at which an unfinished file counts as left by a process that ended. */
const LEFT_OVER_MS = 60_000;

/** Removes files that saves of an ended process left unfinished: their words are drafts in a browser. */
export async function removeLeftOvers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await stat(path).catch(() => null);
    if (stats && Math.abs(Date.now() - stats.mtimeMs) > LEFT_OVER_MS) await rm(path, { force: true });
  }
}
