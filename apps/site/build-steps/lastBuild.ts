import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { builtFiles } from './builtFiles.ts';
import type { MadeFiles } from './madeFiles.ts';
import type { PackedTexts } from './precompress.ts';
import type { SharePictures } from './share/drawShareCards.ts';
import type { BuiltPages } from './slim/drawPages.ts';
import { stampOf } from './stampOf.ts';
import type { PageWeights } from './weighPages.ts';

const POLICY = join(import.meta.dirname, '../server/contentSecurityPolicy.ts');

/** What a build has made and the next may keep. */
export type LastBuild = {
  stamp: string;
  pages: BuiltPages;
  texts: PackedTexts;
  pictures: SharePictures;
  weights: PageWeights;
};

/**
 * What the last build has made, from the list that lies beside the built folder; nothing when other sources made it.
 * Takes the list away and empties the folder of everything else, so that a build that stops halfway leaves nothing that
 * counts as made.
 */
export function takeLastBuild(root: string): LastBuild {
  const stamp = stampOf(import.meta.dirname, POLICY);
  const list = listBeside(root);
  const last = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as LastBuild) : null;
  rmSync(list, { force: true });
  const kept = last?.stamp === stamp ? last : { stamp, pages: {}, texts: {}, pictures: {}, weights: {} };
  const names = filesOf(kept.pages, kept.texts, kept.pictures);
  for (const path of existsSync(root) ? builtFiles(root) : []) {
    if (!names.has(relative(root, path).split(sep).join('/'))) rmSync(path);
  }
  return kept;
}

/** Takes away pages and pictures of the last build that this one does not have, such as those of a story that is gone. */
export function dropGone(
  root: string,
  last: LastBuild,
  { pages, pictures }: Pick<LastBuild, 'pages' | 'pictures'>,
): void {
  const there = filesOf(pages, pictures);
  for (const name of filesOf(last.pages, last.pictures)) {
    if (!there.has(name)) rmSync(join(root, name), { force: true });
  }
}

/** Lists what a build has made, for the next. Call it when everything is there. */
export function leaveBuild(root: string, build: LastBuild): void {
  writeFileSync(listBeside(root), JSON.stringify(build));
}

function filesOf(...lists: Record<string, MadeFiles>[]): Set<string> {
  const made = lists.flatMap((list) => Object.values(list));
  return new Set(made.flatMap(({ files }) => Object.keys(files)));
}

const listBeside = (root: string) => join(root, '..', 'made.json');
