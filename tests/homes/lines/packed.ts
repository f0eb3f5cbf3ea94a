import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteBuild } from '../siteBuild.ts';

/** A page, a script, and data: what is packed. */
export function packed({ client, files }: SiteBuild): [address: string, file: string][] {
  const isPacked = (file: string) => existsSync(path.join(client, `${file}.br`));
  const script = files.find((file) => file.endsWith('.js') && isPacked(file)) ?? '';
  return [
    ['/', '/index.html'],
    [script, script],
    ['/page-data.json', '/page-data.json'],
  ];
}
