import { readdirSync } from 'node:fs';
import path from 'node:path';

const client = path.join(import.meta.dirname, '../build/client');

/** Addresses of all built pages, without aliases. */
export function sitePaths(): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.html')
    .map((entry) => `/${path.relative(client, entry.parentPath).split(path.sep).join('/')}`)
    .filter((address) => !/\/(?:404|offline)$/.test(address))
    .sort();
}
