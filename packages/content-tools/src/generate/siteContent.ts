import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Brand,
  type Deck,
  type Facts,
  factText,
  fillAllFacts,
  type Region,
  type VisitorTypeSource,
} from '@tamarack-lowe/content-model';
import { headMessages, offlineMessages } from '@tamarack-lowe/content-model/messages';
import { makeDocuments } from '../documents/documents.ts';
import type { ContentDocument } from '../read/documentSchema.ts';
import { openMedia } from '../read/media.ts';
import { createSources, type SourceOptions } from '../read/sources.ts';
import { buildDeck } from './deck.ts';

/** All that a site knows of its content before a story is opened. */
export type SiteContent = {
  brand: Brand;
  facts: Facts;
  /** Labels of pages by key, facts filled in. */
  messages: Record<string, string>;
  /** Labels that only the build says, in heads and where there is no network: browsers are spared them. */
  headMessages: Record<string, string>;
  documents: ContentDocument[];
  deck: Deck;
  /** Where the firm has people, in the order in which visitors are offered it. */
  regions: Region[];
  /** Who visits, the first unless somebody says otherwise; none where everybody is shown the same. */
  visitorTypes: VisitorTypeSource[];
};

/** How `readSiteContent` reads. */
export type ReadOptions = SourceOptions & {
  /** Folder of the documents that earlier readings drew, for the next ones. Default: each is drawn anew. */
  drawn?: string | undefined;
};

/** Reads what a site knows of a content folder as one value. Throws a `ContentError` with everything that is wrong. */
export async function readSiteContent(
  folder: string,
  { drawn, ...options }: ReadOptions = {},
): Promise<SiteContent> {
  const sources = createSources(folder, options);
  const facts = sources.facts();
  const labels = Object.entries(fillFactsInLabels(sources.messages(), facts));
  const ofBuild = { ...headMessages, ...offlineMessages };
  const chosen = (isOfBuild: boolean) =>
    Object.fromEntries(labels.filter(([key]) => Object.hasOwn(ofBuild, key) === isOfBuild));
  return {
    brand: fillAllFacts(sources.brand(), facts, 'brand'),
    facts,
    messages: chosen(false),
    headMessages: chosen(true),
    documents: (await makeDocuments(sources, folder, drawn)).map(({ document }) => document),
    deck: buildDeck(sources, openMedia(folder, sources.reader, sources.base).pictures),
    regions: sources.regions(),
    visitorTypes: fillAllFacts(sources.visitorTypes(), facts, 'vocabulary'),
  };
}

/** Labels with their facts filled in. Other braces stay: they are values that a page knows. */
function fillFactsInLabels(messages: Record<string, string>, facts: Facts): Record<string, string> {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (braces, key: string) => factText(facts, key) ?? braces);
  return Object.fromEntries(Object.entries(messages).map(([key, words]) => [key, fill(words)]));
}

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

/**
 * A module that exports data. With a type of the content model it is a `JSON.parse`, which browsers and the type checker
 * read faster than a literal of that size. Without one the literal is its own type, keys and words included.
 */
function dataModule(name: string, value: unknown, type?: string): string {
  const head = '// Made by `content generate` from the content folder. Change the content, not this file.\n';
  if (!type) return `${head}export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  const json = JSON.stringify(JSON.stringify(value));
  return `${head}import type { ${type} } from '@tamarack-lowe/content-model';\n\nexport const ${name}: ${type} = /* @__PURE__ */ JSON.parse(\n  ${json},\n);\n`;
}
