import { ContentError, type IssueText } from '../contentError.ts';
import { issue, joined, message, withRemedy } from '../issues/issue.ts';
import type { Facts } from '../schema/facts.ts';
import { nearestWord } from './nearestWord.ts';

/** Where facts stand in filled texts: by text, the key of each and its first character. `fillFacts` adds to it. */
export type FactPlaces = Map<string, { key: string; start: number }[]>;

type FillOptions = {
  /** File and block, for messages. */
  where?: string;
  /** Gets the places of the facts that are filled in. */
  places?: FactPlaces | undefined;
};

/**
 * Replaces every `{key}` in copy with the text of that fact, see `factText`. Throws a `ContentError` for a key that is not among the
 * facts, because a visitor would read the braces.
 */
export function fillFacts(text: string, facts: Facts, { where = '', places }: FillOptions = {}): string {
  const issues: IssueText[] = [];
  const found: { key: string; start: number }[] = [];
  let shift = 0;
  const filled = text.replace(/\{([^{}]*)\}/g, (braces, name: string, at: number) => {
    const key = factKey(facts, name);
    if (key !== undefined) {
      const text = factText(facts, name) ?? '';
      found.push({ key, start: at + shift });
      shift += text.length - braces.length;
      return text;
    }
    const near = nearestWord(name.trim(), Object.keys(facts));
    const write = `{${near}}`;
    const hint =
      near === null
        ? message('addFact')
        : withRemedy(message('didYouMean', { near: write }), { instead: braces, write });
    const messages = [message('unknownFact', { fact: braces }), hint];
    issues.push(where === '' ? joined(messages) : issue(where, ...messages));
    return braces;
  });
  if (issues.length > 0) throw new ContentError(issues);
  if (found.length > 0) places?.set(filled, found);
  return filled;
}

/**
 * Copies a piece of content with the facts filled in every text, however deep: a block, a slide, a set. Throws one
 * `ContentError` with every issue.
 */
export function fillAllFacts<T>(value: T, facts: Facts, where = '', places?: FactPlaces): T {
  const issues: IssueText[] = [];
  const filled = mapTexts(value, (text) => {
    try {
      return fillFacts(text, facts, { where, places });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      issues.push(...error.issues);
      return text;
    }
  });
  if (issues.length > 0) throw new ContentError(issues);
  return filled;
}

/**
 * Text of the fact that copy names by a key, or undefined when there is no such fact. A key with a capital, such as
 * `{OfficeDays}`, begins a sentence: its text gets a capital too.
 */
export function factText(facts: Facts, name: string): string | undefined {
  const key = factKey(facts, name);
  const text = key === undefined ? undefined : facts[key]?.text;
  return key === name ? text : text && text.charAt(0).toUpperCase() + text.slice(1);
}

/** Key of the fact that copy names, with or without a capital; undefined when there is no such fact. */
function factKey(facts: Facts, name: string): string | undefined {
  return [name, name.charAt(0).toLowerCase() + name.slice(1)].find((key) => Object.hasOwn(facts, key));
}

/** Copies a piece of content and changes every text in it, however deep. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(copy);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value) as T;
}
