import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '../contentFolder.ts';

/** Folders that a test may want to change; the others are looked at through a link, films alone are 24 MB. */
const LINKED = ['films', 'pictures', 'documents'] as const;
type Linked = (typeof LINKED)[number];

/**
 * A copy of the content that a test may break. `copied` names big folders that are copied too. Disposes of itself:
 * `using content = contentCopy()`.
 */
export function contentCopy(...copied: Linked[]) {
  const root = mkdtempSync(join(tmpdir(), 'stories-'));
  const linked = LINKED.filter((folder) => !copied.includes(folder));
  cpSync(CONTENT_FOLDER, root, {
    recursive: true,
    filter: (file) => !linked.some((folder) => file.startsWith(join(CONTENT_FOLDER, folder))),
  });
  for (const folder of linked) symlinkSync(join(CONTENT_FOLDER, folder), join(root, folder), 'dir');

  return {
    root,
    path: (...parts: string[]) => join(root, ...parts),
    /** Changes a JSON file. */
    edit<T = Record<string, unknown>>(file: string, change: (value: T) => void): void {
      const path = join(root, file);
      const value = JSON.parse(readFileSync(path, 'utf8')) as T;
      change(value);
      writeFileSync(path, JSON.stringify(value));
    },
    /** Takes files or folders away. */
    remove(...files: string[]): void {
      for (const file of files) rmSync(join(root, file), { recursive: true });
    },
    /** Puts a copy of a file or folder somewhere else. */
    copy(from: string, to: string): void {
      cpSync(join(root, from), join(root, to), { recursive: true });
    },
    write(file: string, words: string | Buffer): void {
      writeFileSync(join(root, file), words);
    },
    [Symbol.dispose](): void {
      rmSync(root, { recursive: true });
    },
  };
}
