import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteBuild } from '../siteBuild.ts';

/** A page, a script, and data: what is compressedFiles. */
export function compressedFiles({ client, files }: SiteBuild): [address: string, file: string][] {
  const isCompressed = (file: string) => existsSync(path.join(client, `${file}.br`));
  const script = files.find((file) => file.endsWith('.js') && isCompressed(file)) ?? '';
  return [
    ['/', '/index.html'],
    [script, script],
    ['/page-data.json', '/page-data.json'],
  ];
}
