import { type FSWatcher, watch } from 'node:fs';
import { readRawFile } from '../files/saveDraft.ts';
import type { Changes } from '../protocol.ts';
import { listContentFiles } from './contentItems.ts';

type Change = Changes['onDisk'][number]['change'];
export type DiskChange = { file: string; version: string | null; change: Change };

export type FolderWatch = {
  /** Tells the watch what the desk itself did to a file, so that it is no change by others. */
  saved: (file: string, version: string | null) => void;
  /** Runs work of the desk on files: their changes are its own until it ends. */
  during: <Result>(files: readonly string[], work: () => Promise<Result>) => Promise<Result>;
  /** Compares all files with what is known. */
  compare: () => Promise<void>;
  close: () => void;
};

/** Milliseconds that a change may take to settle: editors write a file in several steps. */
const SETTLE_MS = 100;
/** Milliseconds between two comparisons where the system reports no changes: some network drives. */
const COMPARE_EVERY_MS = 3000;

/** Reports changes of content files that the desk did not make, by the hash of their bytes. */
export async function watchFolder(
  root: string,
  report: (changes: DiskChange[]) => void,
): Promise<FolderWatch> {
  const known = new Map<string, string>();
  const own = new Map<string, number>();
  for (const file of await listContentFiles(root)) {
    const { version } = await readRawFile(root, file);
    if (version !== null) known.set(file, version);
  }
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  async function findChanges(): Promise<void> {
    const files = new Set([...(await listContentFiles(root)), ...known.keys()]);
    const changes: DiskChange[] = [];
    for (const file of files) {
      const { version } = await readRawFile(root, file);
      const before = known.get(file) ?? null;
      if (version === before || own.has(file)) continue;
      remember(file, version);
      changes.push({
        file,
        version,
        change: before === null ? 'added' : version === null ? 'removed' : 'changed',
      });
    }
    if (changes.length > 0) report(changes);
  }

  function remember(file: string, version: string | null): void {
    if (version === null) known.delete(file);
    else known.set(file, version);
  }

  const compare = () => {
    last = last.then(findChanges, findChanges);
    return last;
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void compare().catch(() => undefined), SETTLE_MS);
  };
  const watcher = openWatcher(root, soon);
  const polling = watcher ? undefined : setInterval(soon, COMPARE_EVERY_MS).unref();

  return {
    saved: remember,
    during: async (files, work) => {
      for (const file of files) own.set(file, (own.get(file) ?? 0) + 1);
      try {
        return await work();
      } finally {
        for (const file of files) {
          const left = (own.get(file) ?? 1) - 1;
          if (left === 0) own.delete(file);
          else own.set(file, left);
        }
      }
    },
    compare,
    close: () => {
      clearTimeout(timer);
      clearInterval(polling);
      watcher?.close();
    },
  };
}

function openWatcher(root: string, onChange: () => void): FSWatcher | undefined {
  try {
    const watcher = watch(root, { recursive: true, persistent: false }, onChange);
    watcher.on('error', () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
