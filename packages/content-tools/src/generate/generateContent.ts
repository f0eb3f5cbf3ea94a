import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceOptions } from '../read/sources.ts';
import { dataModule } from './dataModule.ts';
import { readSiteContent, type SiteContent } from './siteContent.ts';

/** Where content is, and where modules of data go. */
export type GenerateOptions = SourceOptions & { folder: string; out: string };

/** The parts that are of a type of the content model. The others are literals: their keys and words are their type. */
const TYPES: Partial<Record<keyof SiteContent, string>> = { brand: 'Brand', facts: 'Facts', deck: 'Deck' };

/** Writes only what changed, so that watchers stay quiet. */
async function write(file: string, words: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== words) await writeFile(file, words);
}

/** Writes a module of data for each part of a site's content, and gives all of them as a value. */
export async function generateContent({ folder, out, ...options }: GenerateOptions): Promise<SiteContent> {
  const content = await readSiteContent(folder, options);
  await mkdir(out, { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    await write(join(out, `${name}.ts`), dataModule(name, value, TYPES[name as keyof SiteContent]));
  }
  return content;
}
