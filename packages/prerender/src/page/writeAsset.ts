import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hashOf.ts';

/** Writes a text beside the scripts, under a name that changes with it: `late.css` as `late-4f2a91c0.css`. Gives its address. */
export function writeAsset(root: string, name: string, text: string): string {
  const file = name.replace('.', `-${hashOf(text)}.`);
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'assets', file), text);
  return `/assets/${file}`;
}
