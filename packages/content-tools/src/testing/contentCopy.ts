import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Content folder of a small firm: six files. */
export const EXAMPLE = join(import.meta.dirname, '..', '..', 'example');

/** Copies a content folder for a test to break. Deletes itself: `using content = contentCopy()`. */
export function contentCopy(folder = EXAMPLE) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(folder, root, { recursive: true });

  function write(file: string, words: string | Buffer): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), words);
  }

  function edit<T = Record<string, unknown>>(file: string, change: (value: T) => void): void {
    const value = JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
    change(value);
    write(file, JSON.stringify(value));
  }

  return {
    root,
    path: (...parts: string[]) => join(root, ...parts),
    write,
    /** Writes a JSON file. */
    json: (file: string, value: unknown) => write(file, JSON.stringify(value)),
    /** Changes a JSON file. */
    edit,
    /** Deletes files or folders. */
    remove(...files: string[]): void {
      for (const file of files) rmSync(join(root, file), { recursive: true });
    },
    /** Copies a file or folder. */
    copy: (from: string, to: string) => cpSync(join(root, from), join(root, to), { recursive: true }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
export type ContentCopy = ReturnType<typeof contentCopy>;
