import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hashOf.ts';

/** The folder of a site, and where in it and below its origin the site stands. */
export type SitePlace = { root: string; base: string };

/** Writes a text beside the scripts, under a name that changes with it: `late.css` as `late-4f2a91c0.css`. Gives its address. */
export function writeAsset({ root, base }: SitePlace, name: string, text: string): string {
  const address = `${base}assets/${name.replace('.', `-${hashOf(text)}.`)}`;
  mkdirSync(join(root, base, 'assets'), { recursive: true });
  writeFileSync(join(root, address), text);
  return address;
}
