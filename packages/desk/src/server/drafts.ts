import {
  cpSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveInside } from '../files/contentPaths.ts';
import { EDITABLE, editDocument, parseDocument } from '../files/document.ts';
import { EditError } from '../files/EditError.ts';
import type { Draft, Json } from '../protocol.ts';

/** A draft as the text that its file would have. */
export type DraftText = { file: string; text: string };

/** Puts drafts in place of their files, instead of the earlier drafts. Returns the folder that has them. */
export type DraftFolder = (drafts: readonly DraftText[]) => string;

/**
 * Makes a folder of links to the content, in which drafts replace their files. All drafts use the same folder, so that unchanged
 * files are not read again. Writes nothing in the content itself. `place`: folder to make; deletes one that exists.
 */
export function createDraftFolder(root: string, place: string): DraftFolder {
  rmSync(place, { recursive: true, force: true });
  const folder = join(place, 'content');
  mkdirSync(folder, { recursive: true });
  const modules = modulesOf(root);
  // Custom blocks import packages of the site.
  if (modules !== null) link(modules, join(place, 'node_modules'), true);
  /** Folders that are not links, because a draft is or was in them. */
  const opened = new Set(['']);
  /** Files that could not be linked and were copied, with the time of their original. */
  const copies = new Map<string, number>();
  /** Drafts that are in the folder. */
  let placed: ReadonlyMap<string, string> = new Map();

  /** Replaces a link to a folder by a folder of links. */
  function openFolder(inside: string): void {
    if (opened.has(inside)) return;
    rmSync(join(folder, inside), { recursive: true, force: true });
    mkdirSync(join(folder, inside), { recursive: true });
    opened.add(inside);
  }

  /** Links new files of a folder, and removes links to files that are gone. */
  function updateLinks(inside: string, texts: ReadonlyMap<string, string>): void {
    const pathOf = (name: string) => (inside === '' ? name : `${inside}/${name}`);
    const here = new Set(readdirSync(join(folder, inside)));
    for (const entry of entriesOf(join(root, inside))) {
      const path = pathOf(entry.name);
      const isOld = copies.has(path) && copies.get(path) !== timeOf(join(root, path));
      if (here.delete(entry.name) && !isOld) continue;
      if (!texts.has(path) && !opened.has(path)) linkOrCopy(path, isFolder(join(root, path)));
    }
    for (const path of [...here].map(pathOf)) {
      if (texts.has(path) || [...texts.keys()].some((file) => file.startsWith(`${path}/`))) continue;
      rmSync(join(folder, path), { recursive: true, force: true });
      for (const each of opened) if (each === path || each.startsWith(`${path}/`)) opened.delete(each);
    }
  }

  function linkOrCopy(path: string, isFolderThere: boolean): void {
    const isLinked = link(join(root, path), join(folder, path), isFolderThere);
    if (isLinked) copies.delete(path);
    else copies.set(path, isFolderThere ? Number.NaN : timeOf(join(root, path)));
  }

  return (drafts) => {
    const texts = new Map(drafts.map(({ file, text }) => [file, text]));
    for (const file of texts.keys()) for (const inside of foldersOf(file)) openFolder(inside);
    for (const file of placed.keys()) if (!texts.has(file)) rmSync(join(folder, file), { force: true });
    for (const inside of opened) updateLinks(inside, texts);
    for (const [file, text] of texts) {
      if (placed.get(file) === text) continue;
      // Writing through a link would overwrite the original file.
      rmSync(join(folder, file), { force: true });
      writeFileSync(join(folder, file), text);
    }
    placed = texts;
    return folder;
  };
}

/** Returns the nearest folder of packages above a folder; null where there is none. */
function modulesOf(root: string): string | null {
  for (let here = root; here !== dirname(here); here = dirname(here)) {
    const modules = join(here, 'node_modules');
    if (isFolder(modules)) return modules;
  }
  return null;
}

/** Returns "stories" and "stories/discover" of "stories/discover/story.json". */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const entriesOf = (path: string) => (isFolder(path) ? readdirSync(path, { withFileTypes: true }) : []);
const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
const timeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN;

/** Links a file or folder; copies it where that is not allowed, and returns false: Windows lets everybody link folders, but not files. */
function link(from: string, to: string, isFolderThere: boolean): boolean {
  try {
    symlinkSync(from, to, isFolderThere ? 'junction' : 'file');
    return true;
  } catch {
    cpSync(from, to, { recursive: true });
    return false;
  }
}

/**
 * Returns the texts of drafts. Leaves out those that cannot be applied, and paths that are no content file, because texts are
 * written to the disk.
 */
export function draftTexts(root: string, drafts: readonly Draft[]): DraftText[] {
  return drafts
    .filter(({ file }) => EDITABLE.test(file) && resolveInside(root, file) !== null)
    .flatMap(({ edits, file, opened }) =>
      ignoreEditErrors(() => [{ file, text: editDocument(file, opened, edits) }]),
    );
}

/** Returns the values of drafts by file; those that cannot be read are left out. */
export function draftValues(texts: readonly DraftText[]): Map<string, Json> {
  return new Map(
    texts.flatMap(({ file, text }) =>
      ignoreEditErrors((): [string, Json][] => [[file, parseDocument(file, text)]]),
    ),
  );
}

function ignoreEditErrors<Entry>(work: () => Entry[]): Entry[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}
