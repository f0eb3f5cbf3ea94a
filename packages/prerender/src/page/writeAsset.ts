import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a site, and where in it and below its origin the site stands. */
export type SitePlace = { root: string; base: string };

/** Writes a text beside the scripts, under a name that changes with it: `late.css` as `late-4f2a91c0.css`. Gives its address. */
export function writeAsset({ root, base }: SitePlace, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const file = name.replace('.', `-${hash}.`);
  const address = `${base}assets/${file}`;
  mkdirSync(join(root, base, 'assets'), { recursive: true });
  writeFileSync(join(root, address), text);
  return address;
}
