import { ContentError, type IssueText } from '../contentError.ts';
import { issue, joined, message, withRemedy } from '../issues/issue.ts';
import type { Facts } from '../schema/facts.ts';
import { nearestWord } from './nearestWord.ts';

/**
 * Replaces every `{key}` in copy with the text of that fact, see `factText`. `where` names the file and block in messages.
 * Throws a `ContentError` for a key that is not among the facts, because a visitor would read the braces.
 */
export function fillFacts(text: string, facts: Facts, where = ''): string {
  const issues: IssueText[] = [];
  const filled = text.replace(/\{([^{}]*)\}/g, (braces, key: string) => {
    const text = factText(facts, key);
    if (text !== undefined) return text;
    const near = nearestWord(key.trim(), Object.keys(facts));
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
  return filled;
}

/**
 * Copies a piece of content with the facts filled in every text, however deep: a block, a slide, a set. Throws one
 * `ContentError` with every issue.
 */
export function fillAllFacts<T>(value: T, facts: Facts, where = ''): T {
  const issues: IssueText[] = [];
  const filled = mapTexts(value, (text) => {
    try {
      return fillFacts(text, facts, where);
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
export function factText(facts: Facts, key: string): string | undefined {
  const textOf = (name: string) => (Object.hasOwn(facts, name) ? facts[name]?.text : undefined);
  const text = textOf(key.charAt(0).toLowerCase() + key.slice(1));
  return textOf(key) ?? (text && text.charAt(0).toUpperCase() + text.slice(1));
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
