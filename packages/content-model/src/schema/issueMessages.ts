import type { BaseIssue } from 'valibot';
import { nearestWord } from '../text/nearestWord.ts';

/** Reasons worth giving when a field is missing; the other fields say only that they are. */
const MISSING: Readonly<Record<string, string>> = {
  summary: 'there is no summary. Search results and share cards would show nothing.',
  updated: 'the day of the last change is missing. Search engines ask for it.',
  media: 'there is no picture.',
  author: 'nobody tells this story.',
  type: 'this block does not say what it is.',
};

/** The words for a key that is not there. `owner` is the object without it. */
export function missingWords(key: string, owner: unknown): string {
  if (key === 'alt') {
    const film = typeof owner === 'object' && owner !== null && 'type' in owner && owner.type === 'video';
    const medium = film ? 'film' : 'picture';
    return `this ${medium} has no description. People who cannot see it will miss it. Add "alt".`;
  }
  return `${Object.hasOwn(MISSING, key) ? MISSING[key] : `"${key}" is missing.`} Add "${key}".`;
}

function lengthWords(issue: BaseIssue<unknown>, bound: string): string {
  const what = Array.isArray(issue.input) ? 'entries' : 'characters';
  const count = Array.isArray(issue.input) || typeof issue.input === 'string' ? issue.input.length : 0;
  return `Give ${bound} ${String(issue.requirement)} ${what}; there are ${count}.`;
}

function plainWords(issue: BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'string':
      return 'Write a text between quotation marks.';
    case 'number':
      return 'Write a number, without quotation marks.';
    case 'integer':
      return 'Write a whole number.';
    case 'boolean':
      return 'Write true or false, without quotation marks.';
    case 'array':
      return 'Write a list between square brackets.';
    case 'object':
    case 'record':
      return 'Write its parts between curly brackets.';
    case 'literal':
    case 'picklist':
      return `Write ${(issue.expected ?? '').replace(/[()]/g, '').replaceAll(' | ', ' or ')}.`;
    case 'min_value':
      return `Write a number of at least ${String(issue.requirement)}.`;
    case 'max_value':
      return `Write a number of at most ${String(issue.requirement)}.`;
    case 'min_length':
      return lengthWords(issue, 'at least');
    case 'max_length':
      return lengthWords(issue, 'at most');
    case 'starts_with':
      return `Start with "${String(issue.requirement)}".`;
    default:
      return 'This does not fit here.';
  }
}

/** What an editor reads about an issue: the schema's own words, or plain ones where the schema has none, and a guess. */
export function issueWords(issue: BaseIssue<unknown>): string {
  const words = issue.message.startsWith('Invalid ') ? plainWords(issue) : issue.message;
  if (typeof issue.input !== 'string' || (issue.type !== 'picklist' && issue.type !== 'variant'))
    return words;
  const known = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, word]) => word ?? []);
  const near = nearestWord(issue.input, known);
  return `"${issue.input}" is not one we know. ${words}${near === null ? '' : ` Did you mean "${near}"?`}`;
}
