import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type IssueText, message } from '@tamarack-lowe/content-model/internal/content';
import { listLanguages, otherLanguages } from '../files/languages.ts';
import { contentText, normaliseSource, normaliseTranslation } from '../files/normalise.ts';
import { listFiles, readJson } from '../files/textFiles.ts';
import { editorSchemasOf } from '../read/editorSchemas.ts';
import { createSources } from '../read/sources.ts';
import { renamePlaces } from '../translations/reviewLog.ts';
import { translatedFiles, translationOf } from '../translations/translatedFiles.ts';

/** A file that is not normalised: its path inside the folder, and its normalised text. */
type Rewritten = { file: string; text: string };

/**
 * Returns the files of a content folder that are not normalised, with their new text. Throws a `ContentError` for a folder that
 * cannot be read.
 */
export function findUnnormalised(folder: string): Rewritten[] {
  const sources = createSources(folder);
  const schemas = editorSchemasOf(sources);
  const rewritten: Rewritten[] = [];
  const take = (file: string, value: unknown) => {
    const text = contentText(value);
    if (readFileSync(join(folder, file), 'utf8') !== text) rewritten.push({ file, text });
    return value;
  };

  const translated = translatedFiles(folder);
  for (const source of translated) {
    const raw = readJson(folder, join(folder, source.file));
    const value = take(source.file, normaliseSource(raw, schemas[SCHEMAS[source.kind] ?? source.kind]));
    for (const language of otherLanguages(folder)) {
      const file = translationOf(source, language);
      if (!existsSync(join(folder, file))) continue;
      take(file, normaliseTranslation(readJson(folder, join(folder, file)), value));
    }
  }
  const known = new Set(translated.map(({ file }) => file));
  const languages = listLanguages(folder);
  for (const name of listFiles(folder)) {
    const isSource = name.endsWith('.json') && !languages.some((language) => name.includes(`.${language}.`));
    if (!isSource || known.has(name)) continue;
    take(name, normaliseSource(readJson(folder, join(folder, name)), schemas[basename(name, '.json')]));
  }
  return rewritten;
}

/** Schemas whose name is not that of the kind of file. */
const SCHEMAS: Readonly<Record<string, string>> = {
  stories: 'story',
  members: 'member',
  resources: 'resource',
};

/** Normalises the files of a folder and returns the text to print. Throws a `ContentError`. */
export function normaliseCommand(folder: string): IssueText {
  const rewritten = findUnnormalised(folder);
  for (const { file, text } of rewritten) writeFileSync(join(folder, file), text);
  for (const language of otherLanguages(folder)) renamePlaces(folder, language);
  if (rewritten.length === 0) return message('alreadyNormalised');
  const files = rewritten.map(({ file }) => `• ${file}`).join('\n');
  return message('normalised', { files, count: rewritten.length });
}
