import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtFiles, linkFile, relativeName, sameContent } from './files.ts';

/** Build of a site on disk. */
export type Build = {
  /** Creation time, as its folder is named: `2026-11-25T17-24-00-123Z`. Empty for a plain folder. */
  id: string;
  /** Full path of its site. Files in it never change. */
  root: string;
  /** Hash of all scripts and style sheets, not of texts; empty for a plain folder. */
  version: string;
};

/** Builds of a site: the one in use (`current`), and the previous one (`other`; after `rollBack`, the newer one). */
export type Builds = { current: Build; other: Build | null };

/** Folder of all builds, and the link to the one in use; both in the parent folder of the site. */
const BUILDS = 'builds';
const CURRENT = 'current';

/**
 * Reads the builds of a site. `root`: the folder the site is served from, `build/client`; a plain folder counts as the only
 * build. Throws when there is no site.
 */
export function readBuilds(root: string): Builds {
  const home = dirname(root);
  const builds = join(home, BUILDS);
  if (!existsSync(join(home, CURRENT)))
    return { current: { id: '', root: realpathSync(root), version: '' }, other: null };
  const id = basename(realpathSync(join(home, CURRENT)));
  const build = (each: string): Build => ({
    id: each,
    root: join(realpathSync(builds), each, basename(root)),
    version: readRecord(join(builds, each)).version,
  });
  const others = readdirSync(builds).filter((each) => each !== id);
  const other = others.sort().at(-1);
  return { current: build(id), other: other === undefined ? null : build(other) };
}

/**
 * Publishes a finished build in one step and deletes all builds but the previous one. `next`: a folder that holds the site,
 * under the name it has in `root`, and the files beside it. Returns false and publishes nothing when nothing changed: publishing
 * the same site twice would delete the previous build, whose pages visitors may still have open.
 */
export function publishBuild(next: string, { root, ...record }: { root: string } & BuildRecord): boolean {
  const home = dirname(root);
  const last = existsSync(root) ? readBuilds(root).current : null;
  const carried = last ? readRecord(dirname(last.root)).kept : [];
  if (last?.id && isSameBuild(next, dirname(last.root), { site: basename(root), ignored: carried })) {
    rmSync(next, { recursive: true });
    return false;
  }
  writeRecord(next, record);

  const builds = join(home, BUILDS);
  mkdirSync(builds, { recursive: true });
  const id = newId(builds);
  renameSync(next, join(builds, id));
  switchTo(home, id);
  for (const each of readdirSync(builds))
    if (each !== id && each !== last?.id) rmSync(join(builds, each), { recursive: true });
  return true;
}

/**
 * Puts the previous build in use; the current one becomes the previous. Calling it twice restores the first state. Returns
 * null when there is no previous build.
 */
export function rollBack(root: string): { from: Build; to: Build } | null {
  const { current, other } = readBuilds(root);
  if (other === null) return null;
  const carried = linkHashedFiles(current.root, other.root, readRecord(dirname(current.root)));
  const record = readRecord(dirname(other.root));
  writeRecord(dirname(other.root), { ...record, kept: [...record.kept, ...carried] });
  switchTo(dirname(root), other.id);
  return { from: current, to: other };
}

/**
 * Links the hashed files of the build in use into the new build, for pages that visitors still have open. Links none if the
 * epoch differs. `hashed`: folders relative to the root. Returns the names of the linked files.
 */
export function carryHashedFiles(
  root: string,
  into: string,
  { hashed, epoch = '' }: Pick<BuildRecord, 'hashed' | 'epoch'>,
): string[] {
  if (!existsSync(root)) return [];
  const { current } = readBuilds(root);
  const last = readRecord(dirname(current.root));
  if (epochOf(last) !== epoch) return [];
  return linkHashedFiles(current.root, into, { hashed, kept: last.kept });
}

/** Returns whether the other build has another epoch than the build in use. */
export function hasOtherEpoch(root: string): boolean {
  const { current, other } = readBuilds(root);
  const epoch = (build: Build) => epochOf(readRecord(dirname(build.root)));
  return other !== null && epoch(other) !== epoch(current);
}

/** Deletes the other build if its epoch is not that of the build in use: it may hold content that must not stay. */
export function deleteOtherEpochs(root: string): void {
  const { other } = readBuilds(root);
  if (other !== null && hasOtherEpoch(root)) rmSync(dirname(other.root), { recursive: true, force: true });
}

/** Links hashed files from one build into another, except those that the first got from an earlier build. */
function linkHashedFiles(
  from: string,
  into: string,
  { hashed, kept }: Pick<BuildRecord, 'hashed' | 'kept'>,
): string[] {
  const files = hashed.flatMap((folder) =>
    existsSync(join(from, folder)) ? builtFiles(join(from, folder)) : [],
  );
  const names = files
    .map((file) => relativeName(from, file))
    .filter((name) => !kept.includes(name) && !existsSync(join(into, name)));
  for (const name of names) {
    mkdirSync(dirname(join(into, name)), { recursive: true });
    linkFile(join(from, name), join(into, name));
  }
  return names;
}

/** Current time as the name of a folder that does not exist yet. */
function newId(builds: string): string {
  let time = Date.now();
  const name = () => new Date(time).toISOString().replaceAll(/[:.]/g, '-');
  while (existsSync(join(builds, name()))) time += 1;
  return name();
}

type Comparison = {
  /** Name of the site's folder. */
  site: string;
  /** Files of the last build that do not count, relative to its root. */
  ignored: readonly string[];
};

/** Compares two builds. Folders beside the sites are derived from the compared files, and are skipped. */
function isSameBuild(next: string, last: string, { site, ignored }: Comparison): boolean {
  const isSame = (name: string) => sameContent(join(next, name), join(last, name));
  // Files beside the site depend on its pages: most changes show here first.
  const beside = readdirSync(next, { withFileTypes: true }).filter((entry) => entry.isFile());
  if (!beside.every(({ name }) => isSame(name))) return false;
  const skip = new Set(ignored);
  const names = (build: string) =>
    builtFiles(join(build, site)).map((file) => relativeName(join(build, site), file));
  const files = names(next);
  const before = names(last).filter((name) => !skip.has(name));
  return files.join('\n') === before.join('\n') && files.every((name) => isSame(join(site, name)));
}

/**
 * Puts a build in use. Every file of it is reachable in `home` through one link, `current`, so that all of them change in
 * one step.
 */
function switchTo(home: string, id: string): void {
  replaceLink(join(BUILDS, id), join(home, CURRENT));
  for (const name of readdirSync(join(home, BUILDS, id))) {
    const target = join(CURRENT, name);
    if (linkTarget(join(home, name)) !== target) replaceLink(target, join(home, name));
  }
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (linkTarget(path) === join(CURRENT, name) && !existsSync(path)) rmSync(path);
  }
}

/** Returns the target of a symbolic link; null for anything else. */
function linkTarget(path: string): string | null {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isSymbolicLink() ? readlinkSync(path) : null;
}

/** Creates a symbolic link at `path` and atomically replaces a link or file there. `target` is relative to its folder. */
function replaceLink(target: string, path: string): void {
  const temporary = `${path}.next`;
  rmSync(temporary, { force: true });
  symlinkSync(target, temporary);
  try {
    renameSync(temporary, path);
  } catch {
    // A plain folder, or on Windows also a link, cannot be replaced by a rename.
    rmSync(path, { recursive: true, force: true });
    renameSync(temporary, path);
  }
}

/** Metadata of a build, in a file beside its site. */
type BuildRecord = {
  version: string;
  /** Folders, relative to the root, whose file names contain a hash. */
  hashed: readonly string[];
  /** Files in them that belong to the other build, for pages that visitors still have open. */
  kept: readonly string[];
  /** Identifies the content that builds may hold. Records of earlier versions have none. Default: an empty text. */
  epoch?: string;
};

const epochOf = ({ epoch = '' }: BuildRecord) => epoch;

const RECORD = 'build.json';
const EMPTY_RECORD: BuildRecord = { version: '', hashed: [], kept: [] };

/** Reads the record of a build; an empty one where there is none. */
function readRecord(folder: string): BuildRecord {
  const file = join(folder, RECORD);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : EMPTY_RECORD;
}

function writeRecord(folder: string, record: BuildRecord): void {
  writeFileSync(join(folder, RECORD), `${JSON.stringify(record)}\n`);
}
