import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The content folder of a small firm: six files. */
export const EXAMPLE = join(import.meta.dirname, '..', '..', 'example');

/** A copy of a content folder that a test may break. Disposes of itself: `using content = contentCopy()`. */
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
    /** Takes files or folders away. */
    remove(...files: string[]): void {
      for (const file of files) rmSync(join(root, file), { recursive: true });
    },
    /** Puts a copy of a file or folder somewhere else. */
    copy: (from: string, to: string) => cpSync(join(root, from), join(root, to), { recursive: true }),
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}
export type ContentCopy = ReturnType<typeof contentCopy>;
