import {
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const build = path.join(import.meta.dirname, '../build');

/** Copies the built site as hard links, so that tests can change files of the copy. */
export function copySite() {
  const beside = path.join(build, '../test-results');
  mkdirSync(beside, { recursive: true });
  const folder = mkdtempSync(path.join(beside, 'copy-'));
  const root = path.join(folder, 'client');
  for (const name of ['csp.json', 'redirects.json'])
    copyFileSync(path.join(build, name), path.join(folder, name));
  for (const entry of readdirSync(path.join(build, 'client'), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(root, path.relative(path.join(build, 'client'), from));
    mkdirSync(path.dirname(to), { recursive: true });
    linkSync(from, to);
  }
  return {
    root,
    /** Changes a file of the copy, and deletes its compressed forms, which have the old text. */
    change(name: string, edit: (text: string) => string) {
      const file = path.join(root, name);
      const text = edit(readFileSync(file, 'utf8'));
      for (const form of [file, `${file}.br`, `${file}.gz`]) rmSync(form, { force: true });
      writeFileSync(file, text);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
