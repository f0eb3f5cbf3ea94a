import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './pages.ts';

const { version, homepage } = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/microsite/package.json'), 'utf8'),
);

/** Version of the packages that this site is about. */
export const VERSION: string = version;

/** Origin of the published site. */
export const ORIGIN: string = new URL(homepage).origin;

/** Path of this version on that origin, and its folder: each release has its own. */
export const BASE = `/${VERSION}/`;
export const DIST = `dist/${VERSION}`;
