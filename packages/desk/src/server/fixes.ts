import type { Remedy } from '@tamarack-lowe/content-model/internal/content';
import { valueAt } from '../edits.ts';
import type { FieldEdit, FieldPath, Issue, Json } from '../protocol.ts';
import { type DeskLanguage, say } from './words.ts';

/**
 * Returns a button that mends an issue at a place of a value; undefined where the place no longer says what the remedy is for.
 */
export function remedyFix(
  value: Json | undefined,
  path: FieldPath,
  { remedy, language }: { remedy: Remedy; language: DeskLanguage },
): Issue['fix'] {
  const edits = remedyEdits(valueAt(value, path), path, remedy);
  // A whole value that stands twice is not the one for certain. A word in braces is wrong wherever it stands.
  const isCertain = edits.length === 1 || isPlaceholder(remedy);
  if (edits.length === 0 || !isCertain) return undefined;
  const isWord = typeof remedy.instead === 'string' && typeof remedy.write === 'string';
  const label = isWord
    ? say('fixNearMatch', language, { near: String(remedy.write) })
    : say('fixQuotes', language);
  return { label, edits };
}

/** Returns a button that makes a translation which is not there, from the words of its source. */
export function translationFix(start: Json, language: DeskLanguage): Issue['fix'] {
  return { label: say('fixTranslation', language), edits: [{ op: 'set', path: [], value: start }] };
}

/** A value is replaced as a whole; of a text that holds more, the word alone. */
function remedyEdits(value: Json | undefined, path: FieldPath, remedy: Remedy): FieldEdit[] {
  const { instead, write } = remedy;
  if (value === instead) return [{ op: 'set', path, value: write }];
  if (typeof value === 'string') {
    const isPart = isPlaceholder(remedy) && value.includes(String(instead));
    return isPart ? [{ op: 'set', path, value: value.replaceAll(String(instead), String(write)) }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  return [...entries].flatMap(([part, each]) => remedyEdits(each, [...path, part], remedy));
}

const isPlaceholder = ({ instead }: Remedy) => typeof instead === 'string' && instead.startsWith('{');
