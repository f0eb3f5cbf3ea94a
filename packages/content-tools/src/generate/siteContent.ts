import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand, Deck, Facts, Region, VisitorTypeSource } from '@tamarack-lowe/content-model';
import { factText, fillAllFacts } from '@tamarack-lowe/content-model/internal/content';
import {
  departureMessages,
  findMessages,
  formMessages,
  headMessages,
  offlineMessages,
  packMessages,
  yoursMessages,
} from '@tamarack-lowe/content-model/internal/messages';
import { makeDocuments } from '../documents/documents.ts';
import type { ContentDocument } from '../read/documentSchema.ts';
import { openMedia } from '../read/media.ts';
import { createSources, type SourceOptions } from '../read/sources.ts';
import { buildDeck } from './deck.ts';

/** Content of a site except its stories. */
export type SiteContent = {
  brand: Brand;
  facts: Facts;
  /** Labels of pages by key, with facts filled in. */
  messages: Record<string, string>;
  /** Labels that only the build needs, for heads and the offline page; browsers do not load them. */
  headMessages: Record<string, string>;
  documents: ContentDocument[];
  deck: Deck;
  /** Regions where the firm has people, in the order that visitors see. */
  regions: Region[];
  /** Visitor types, the default first; none where all visitors see the same. */
  visitorTypes: VisitorTypeSource[];
};

/** Options of `readSiteContent`. */
export type ReadOptions = SourceOptions & {
  /**
   * Folder that caches PDFs between calls. Default: no cache.
   * @example '.cache/documents'
   */
  documentCache?: string | undefined;
};

/** Reads the content of a site as one value. Throws a `ContentError` with all issues. */
export async function readSiteContent(
  folder: string,
  { documentCache, ...options }: ReadOptions = {},
): Promise<SiteContent> {
  const sources = createSources(folder, options);
  const facts = sources.facts();
  const labels = Object.entries(fillFactsInLabels(allLabels(sources.messages()), facts));
  const buildMessages = {
    ...headMessages,
    ...departureMessages,
    ...offlineMessages,
    ...findMessages,
    ...packMessages,
    ...formMessages,
    ...yoursMessages,
  };
  const isForBuild = ([key]: readonly [string, string]) => Object.hasOwn(buildMessages, key);
  return {
    brand: fillAllFacts(sources.brand(), facts, 'brand'),
    facts,
    messages: Object.fromEntries(labels.filter((label) => !isForBuild(label))),
    headMessages: Object.fromEntries(labels.filter(isForBuild)),
    documents: (await makeDocuments(sources, folder, documentCache)).map(({ document }) => document),
    deck: buildDeck(sources, openMedia(folder, sources.reader, sources.base).pictures),
    regions: sources.regions(),
    visitorTypes: fillAllFacts(sources.visitorTypes(), facts, 'taxonomy'),
  };
}

/** Labels that content written for 1.0.0 does not have, and those that were used instead. */
const LATER_LABELS = { introNameKept: 'introNameLabel', eventsPlaces: 'eventsPlace' };

/** Fills in labels that content written for 1.0.0 does not have. */
function allLabels(messages: Record<string, string>): Record<string, string> {
  const filled = Object.entries(LATER_LABELS).flatMap(([label, before]) => {
    const words = messages[before];
    return words === undefined ? [] : [[label, words]];
  });
  return { ...Object.fromEntries(filled), ...messages };
}

/** Fills facts into labels. Other placeholders stay, because pages fill them in. */
function fillFactsInLabels(messages: Record<string, string>, facts: Facts): Record<string, string> {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (braces, key: string) => factText(facts, key) ?? braces);
  return Object.fromEntries(Object.entries(messages).map(([key, words]) => [key, fill(words)]));
}

/** Options of `generateContent`: the content folder and the folder for modules. */
export type GenerateOptions = SourceOptions & { folder: string; out: string };

/** Parts with a type of the content model. The others are literals, whose keys and text are their type. */
const TYPES: Partial<Record<keyof SiteContent, string>> = { brand: 'Brand', facts: 'Facts', deck: 'Deck' };

/** Writes only changed files, so that watchers stay quiet. */
async function write(file: string, words: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== words) await writeFile(file, words);
}

/** Writes a module for each part of a site's content, and returns the content. */
export async function generateContent({ folder, out, ...options }: GenerateOptions): Promise<SiteContent> {
  const content = await readSiteContent(folder, options);
  await mkdir(out, { recursive: true });
  for (const [name, value] of Object.entries(content)) {
    await write(join(out, `${name}.ts`), dataModule(name, value, TYPES[name as keyof SiteContent]));
  }
  return content;
}

/**
 * Returns a module that exports data. With a type it is a `JSON.parse`, which browsers and the type checker read
 * faster than a large literal. Without one the literal is its own type, keys and text included.
 */
function dataModule(name: string, value: unknown, type?: string): string {
  const head =
    '// Made by `microsite content generate` from the content folder. Change the content, not this file.\n';
  if (!type) return `${head}export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  const json = JSON.stringify(JSON.stringify(value));
  return `${head}import type { ${type} } from '@tamarack-lowe/content-model';\n\nexport const ${name}: ${type} = /* @__PURE__ */ JSON.parse(\n  ${json},\n);\n`;
}
