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

/** The most options that are named one by one. */
const MOST_PAGES = 5;

/**
 * Returns the addresses of the pages about the options with issues; with an unknown option, or with many, the page about all
 * options.
 */
export function configPages(issues: readonly Issue[]): string {
  const options = [...new Set(issues.map(({ field }) => /^\w*/.exec(field)?.[0] ?? ''))];
  const isListed = options.length <= MOST_PAGES && options.every((each) => Object.hasOwn(OPTIONS, each));
  const pages = isListed ? options.map((option) => `${option.toLowerCase()}/`) : [''];
  return pages.map((page) => `${docsAddress()}config/${page}`).join(' ');
}
