import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A draft as the text that its file would have. */
export type DraftText = { file: string; text: string };

/** Runs work over a content folder with drafts in place of their files. Nothing is written in the folder itself. */
export async function withDrafts<Result>(
  root: string,
  drafts: readonly DraftText[],
  work: (folder: string) => Result | Promise<Result>,
): Promise<Result> {
  if (drafts.length === 0) return await work(root);
  const base = mkdtempSync(join(tmpdir(), 'desk-drafts-'));
  try {
    const modules = modulesOf(root);
    // Custom blocks import packages of the site.
    if (modules !== null) link(modules, join(base, 'node_modules'), true);
    const copy = join(base, 'content');
    copyWith(root, drafts, copy);
    return await work(copy);
  } finally {
    rmSync(base, { recursive: true, force: true });
  }
}

/** Returns the nearest folder of packages above a folder; null where there is none. */
function modulesOf(root: string): string | null {
  for (let here = root; here !== dirname(here); here = dirname(here)) {
    const modules = join(here, 'node_modules');
    if (isFolder(modules)) return modules;
  }
  return null;
}

/** Makes a folder of links to the content, with the text of drafts in place of their files. */
function copyWith(root: string, drafts: readonly DraftText[], copy: string): void {
  const folders = new Set(drafts.flatMap(({ file }) => foldersOf(file)));
  const files = new Set(drafts.map(({ file }) => file));
  const fill = (inside: string) => {
    mkdirSync(join(copy, inside), { recursive: true });
    for (const entry of readdirSync(join(root, inside), { withFileTypes: true })) {
      const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (folders.has(path) || files.has(path)) continue;
      link(join(root, path), join(copy, path), entry.isDirectory());
    }
  };
  for (const folder of ['', ...folders]) if (isFolder(join(root, folder))) fill(folder);
  for (const { file, text } of drafts) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), text);
  }
}

/** Returns "stories" and "stories/discover" of "stories/discover/story.json". */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Windows lets everybody link folders, but not files. */
function link(from: string, to: string, isFolder: boolean): void {
  try {
    symlinkSync(from, to, isFolder ? 'junction' : 'file');
  } catch {
    cpSync(from, to, { recursive: true });
  }
}
