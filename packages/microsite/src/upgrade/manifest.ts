import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SettingError } from '@tamarack-lowe/server';

/** A package of the framework that a site depends on. */
export type Dependency = {
  name: string;
  /** As `package.json` has it: `^1.0.0`, `catalog:`. */
  range: string;
  /** Line of `package.json`. */
  line: number;
  /** The installed version, or that of the range; null when neither says it. */
  version: string | null;
};

const SCOPE = '@tamarack-lowe/';
/** The package whose version is that of the framework. */
export const MICROSITE = '@tamarack-lowe/microsite';

/** A range that names one version: its prefix stays when the version changes. */
const RANGE = /^([~^]?)(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

/** Reads the packages of the framework in the `package.json` of a folder. Packages of the firm's own workspace are not among them. */
export function readDependencies(home: string): Dependency[] {
  const text = readManifest(home);
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(text);
  const all: Record<string, string> = { ...optionalDependencies, ...devDependencies, ...dependencies };
  return Object.entries(all)
    .filter(([name, range]) => name.startsWith(SCOPE) && !range.startsWith('workspace:'))
    .map(([name, range]) => ({
      name,
      range,
      line: text.slice(0, text.indexOf(`"${name}"`)).split('\n').length,
      version: installedVersion(home, name) ?? RANGE.exec(range)?.[2] ?? null,
    }));
}

/** Returns the text of a `package.json` with these packages at a version, and the packages whose range only a person can change. */
export function setVersions(
  text: string,
  dependencies: readonly Dependency[],
  version: string,
): { text: string; byHand: Dependency[] } {
  const [known, byHand] = [
    dependencies.filter(({ range }) => RANGE.test(range)),
    dependencies.filter(({ range }) => !RANGE.test(range)),
  ];
  const changed = known.reduce((before, { name, range }) => {
    const [, prefix = ''] = RANGE.exec(range) ?? [];
    const entry = new RegExp(`("${name}"\\s*:\\s*)"${range.replace(/[\^.]/g, '\\$&')}"`, 'g');
    return before.replace(entry, `$1"${prefix}${version}"`);
  }, text);
  return { text: changed, byHand };
}

/** Reads `package.json`. Throws a `SettingError` when there is none. */
export function readManifest(home: string): string {
  const file = join(home, 'package.json');
  if (!existsSync(file))
    throw new SettingError(`There is no package.json in ${home}. Go to the folder of the site.`);
  return readFileSync(file, 'utf8');
}

/** Returns the folder of an installed package, where Node would find it. */
export function installedFolder(home: string, name: string): string | null {
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return home === dirname(home) ? null : installedFolder(dirname(home), name);
}

function installedVersion(home: string, name: string): string | null {
  const folder = installedFolder(home, name);
  return folder === null ? null : JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
