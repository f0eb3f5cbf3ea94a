import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { contentHash } from '../files/contentHash.ts';
import { readJson } from '../files/textFiles.ts';
import { type Ledger, ledgerSchema } from './ledgerSchema.ts';
import type { Pair } from './readPair.ts';

/** The file that remembers what was read in a language. */
export const ledgerFile = (language: string) => `translations.${language}.json`;

/** Null when nobody has made one. Throws a `ContentError` when it cannot be read. */
export function readLedger(root: string, language: string): Ledger | null {
  const name = ledgerFile(language);
  const file = join(root, name);
  return existsSync(file) ? parseContent(ledgerSchema, readJson(root, file), name) : null;
}

/** Sorted by file, so that two editors change different lines. */
export function writeLedger(root: string, language: string, ledger: Ledger): void {
  const sorted = Object.fromEntries(Object.entries(ledger).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, ledgerFile(language)), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** What a ledger keeps of the words of a source, by place. */
export function hashesOf({ fields }: Pair): Record<string, string> {
  return Object.fromEntries(fields.map(({ place, words }) => [place, contentHash(words)]));
}
