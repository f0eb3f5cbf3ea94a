import { readFileSync } from 'node:fs';
import { MANIFEST } from '../build/hashes.ts';
import type { Issue } from '../config/configIssues.ts';
import { configSchema } from '../config/configSchema.ts';

/** Returns the address of the documentation of this version, with a slash at its end: `homepage` of the package, then its version. */
export function docsAddress(): string {
  const { homepage, version }: { homepage: string; version: string } = JSON.parse(
    readFileSync(MANIFEST, 'utf8'),
  );
  return new URL(`${version}/`, homepage).href;
}

const OPTIONS = configSchema.entries;

/** Most options whose pages are named one by one. */
const MOST_PAGES = 5;

/** Names the pages about the options that issues of a config are in; that of all options for an unknown one, or for many. */
export function configPages(issues: readonly Issue[]): string {
  const options = [...new Set(issues.map(({ field }) => /^\w*/.exec(field)?.[0] ?? ''))];
  const isListed = options.length <= MOST_PAGES && options.every((each) => Object.hasOwn(OPTIONS, each));
  const pages = isListed ? options.map((option) => `${option.toLowerCase()}/`) : [''];
  return pages.map((page) => `${docsAddress()}config/${page}`).join(' ');
}
