import { type FSWatcher, watch } from 'node:fs';
import { EDITABLE } from '../files/document.ts';
import { UNFINISHED } from '../files/writeFile.ts';
import type { Changes } from '../protocol.ts';
import type { FileIndex } from './fileIndex.ts';

type Change = Changes['onDisk'][number]['change'];
export type DiskChange = { file: string; version: string | null; change: Change };

export type FolderWatch = {
  /** Reports a change of the desk itself, so that the watch does not take it for a change by others. */
  saved: (file: string, version: string | null) => void;
  /** Runs work of the desk on files: their changes are its own until it ends. */
  during: <Result>(files: readonly string[], work: () => Promise<Result>) => Promise<Result>;
  /** Compares all files with what is known, unless that was just done: a network drive may report nothing. */
  compareSoon: () => void;
  close: () => void;
};

/** Milliseconds that a change may take to settle: editors write a file in several steps. */
const SETTLE_MS = 100;
/** Milliseconds between two comparisons where the system reports no changes: some network drives. */
const COMPARE_EVERY_MS = 3000;

/** Reports changes of content files that the desk did not make, by the hash of their bytes. */
export async function watchFolder(
  root: string,
  index: FileIndex,
  report: (changes: DiskChange[]) => void,
): Promise<FolderWatch> {
  const knownVersions = new Map(await index.versions());
  const inProgress = new Map<string, number>();
  /** Files that may have changed; null: any. */
  let changed: Set<string> | null = new Set();
  let comparedAt = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();

  async function findChanges(): Promise<void> {
    const looked = changed;
    changed = new Set();
    if (looked === null) comparedAt = performance.now();
    await index.refresh(looked ?? undefined);
    const versions = await index.versions();
    const changes: DiskChange[] = [];
    for (const file of new Set([...versions.keys(), ...knownVersions.keys()])) {
      const version = versions.get(file) ?? null;
      const before = knownVersions.get(file) ?? null;
      if (version === before || inProgress.has(file)) continue;
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
    if (version === null) knownVersions.delete(file);
    else knownVersions.set(file, version);
  }

  const compareLater = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(findChanges, findChanges);
      last.catch(() => undefined);
    }, SETTLE_MS);
  };
  const compareAll = () => {
    changed = null;
    compareLater();
  };
  /** A known file is compared alone. Any other name may be that of a folder. */
  const onChange = (name: string | null) => {
    const file = name?.replaceAll('\\', '/');
    if (file !== undefined && UNFINISHED.test(file.slice(file.lastIndexOf('/') + 1))) return;
    if (file === undefined || !EDITABLE.test(file) || !knownVersions.has(file)) changed = null;
    else changed?.add(file);
    compareLater();
  };
  let polling: NodeJS.Timeout | undefined;
  const poll = () => {
    polling ??= setInterval(compareAll, COMPARE_EVERY_MS).unref();
  };
  const watcher = openWatcher(root, onChange, poll);

  return {
    saved: remember,
    during: async (files, work) => {
      for (const file of files) inProgress.set(file, (inProgress.get(file) ?? 0) + 1);
      try {
        return await work();
      } finally {
        for (const file of files) {
          const left = (inProgress.get(file) ?? 1) - 1;
          if (left === 0) inProgress.delete(file);
          else inProgress.set(file, left);
        }
      }
    },
    compareSoon: () => {
      if (performance.now() - comparedAt > COMPARE_EVERY_MS) compareAll();
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(polling);
      watcher?.close();
    },
  };
}

/** `onFailure` runs when the system cannot watch the folder, or not any longer: it may watch too many files already. */
function openWatcher(
  root: string,
  onChange: (file: string | null) => void,
  onFailure: () => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(root, { recursive: true, persistent: false }, (_, file) => onChange(file));
    watcher.on('error', () => {
      watcher.close();
      onFailure();
    });
    return watcher;
  } catch {
    onFailure();
    return undefined;
  }
}
