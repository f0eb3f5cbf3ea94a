import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a text beside the scripts, under a name that changes with it: `late.css` as `late-4f2a91c0.css`. Gives its address. */
export function writeAsset(root: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = name.replace('.', `-${hash}.`);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'assets', file), text);
  return `/assets/${file}`;
}
