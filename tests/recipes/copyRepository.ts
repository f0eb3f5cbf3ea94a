import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = realpathSync(path.join(import.meta.dirname, '../..'));

/** Packages of this repository, which a copy must find in itself. */
const OWN_SCOPE = '@tamarack-lowe';

/**
 * Copies the tracked and the generated files of the repository into a temporary folder. Dependencies are links to the
 * installed ones, packages of the repository are links into the copy.
 */
export function copyRepository(): string {
  const copy = realpathSync(mkdtempSync(path.join(tmpdir(), 'recipe-')));
  for (const file of [...trackedFiles(), ...globSync('packages/*/src/**/__generated__', { cwd: ROOT })])
    cpSync(path.join(ROOT, file), path.join(copy, file), { recursive: true });
  for (const modules of ['node_modules', ...globSync('{apps,packages,tests}/*/node_modules', { cwd: ROOT })])
    linkModules(modules, copy);
  return copy;
}

function trackedFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    maxBuffer: 1 << 26,
  });
  // Images and films are not compiled, and make up most of the bytes.
  const isMedia = (file: string) => /\.(?:avif|webp|png|jpe?g|mp4|woff2)$/.test(file);
  return listed
    .toString()
    .split('\n')
    .filter((file) => file !== '' && !isMedia(file) && existsSync(path.join(ROOT, file)));
}

function linkModules(folder: string, copy: string): void {
  const source = path.join(ROOT, folder);
  const target = path.join(copy, folder);
  mkdirSync(target, { recursive: true });
  for (const name of readdirSync(source)) {
    if (name.startsWith('@')) linkModules(path.join(folder, name), copy);
    else symlinkSync(targetOf(path.join(source, name), folder, copy), path.join(target, name));
  }
}

function targetOf(link: string, folder: string, copy: string): string {
  const real = realpathSync(link);
  return folder.endsWith(OWN_SCOPE) ? path.join(copy, path.relative(ROOT, real)) : real;
}
