import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PACKAGES = path.join(import.meta.dirname, '../../packages');

/** A package that others can import from, and the files that say what. */
export type Reported = { name: string; version: string; folder: string; report: string; released: string };

/** All of them. `report` is renewed with the types, `released` is what it was at the last release. */
export function reported(): Reported[] {
  return readdirSync(PACKAGES).flatMap((entry) => {
    const folder = path.join(PACKAGES, entry);
    const { name, version, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (!exports) return [];
    const [report, released] = [path.join(folder, 'api.md'), path.join(folder, 'api.released.md')];
    return [{ name, version, folder, report, released }];
  });
}

/** The text of a report; none of a package that was not released yet. */
export const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
