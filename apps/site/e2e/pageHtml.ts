import { readFileSync } from 'node:fs';
import path from 'node:path';

const client = path.join(import.meta.dirname, '../build/client');

/** A built page, as it is sent. `address` without a slash at the end. */
export function pageHtml(address: string): string {
  return readFileSync(path.join(client, address, 'index.html'), 'utf8');
}
