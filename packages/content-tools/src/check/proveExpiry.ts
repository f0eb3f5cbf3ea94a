import type { Facts } from '@tamarack-lowe/content-model';
import { factText } from '@tamarack-lowe/content-model/internal/content';
import { dayAfter } from '@tamarack-lowe/content-model/internal/times';
import { otherLanguages, sourceLanguage } from '../files/languages.ts';
import { createSources, type Sources } from '../read/sources.ts';

/** `of`: number of facts with a last day. `expired`: number of those that expire correctly. `issues`: those of the others. */
export type ExpiryProof = { expired: number; of: number; issues: string[] };

/**
 * Moves the clock to the last day of each fact and to the day after, and checks every text that names it, in every language: on
 * the last day it has the figure, on the next day the fallback. Throws a `ContentError` when the content cannot be read.
 */
export function proveExpiry(folder: string): ExpiryProof {
  const together = {};
  const { facts } = createSources(folder, { together });
  const due = Object.entries(facts()).flatMap(([key, { until }]) => (until ? [{ key, until }] : []));
  const issues = new Map<string, string>();
  for (const language of [sourceLanguage(folder), ...otherLanguages(folder)]) {
    const all = createSources(folder, { language, together });
    const texts = textsOf(all);
    for (const last of new Set(due.map(({ until }) => until))) {
      const onDay = (today: string) => createSources(folder, { language, together, today }).facts();
      const [before, after] = [onDay(last), onDay(dayAfter(last, 1))];
      for (const { key } of due.filter(({ until }) => until === last)) {
        const { text = '', fallback = '' } = all.facts()[key] ?? {};
        const naming = texts.filter((each) => each.toLowerCase().includes(`{${key}}`.toLowerCase()));
        const isRight = naming.every(
          (each) => has(filled(each, before), text) && has(filled(each, after), fallback),
        );
        const isWhole = fallback !== '' && naming.length > 0 && isRight;
        if (!isWhole)
          issues.set(key, `${key} (${language}), after ${last}: "${text}" does not become "${fallback}".`);
      }
    }
  }
  return { expired: due.length - issues.size, of: due.length, issues: [...issues.values()] };
}

/** Fills facts in as labels do: other placeholders stay. */
const filled = (text: string, facts: Facts) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => factText(facts, name) ?? braces);

/** True when a text has words, with or without a capital at their beginning. */
const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** All texts that facts are filled into. */
function textsOf(sources: Sources): string[] {
  const { brand, hiring, members, pathway, resources, slideSets, statement, stories } = sources;
  return stringsIn([
    brand(),
    members(),
    resources(),
    slideSets(),
    stories(),
    hiring(),
    pathway(),
    statement(),
    Object.values(sources.messages()),
  ]);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\{\w+\}/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
