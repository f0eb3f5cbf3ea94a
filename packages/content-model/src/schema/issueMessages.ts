import type { BaseIssue } from 'valibot';
import { nearestWord } from '../text/nearestWord.ts';

/** A step into a piece of content: a key of an object or an index of a list. */
export type Step = { key: unknown; input: unknown };

/** Message of an issue for an editor: that of the schema, or a default one, with the known word that is most similar. */
export function issueMessage(issue: BaseIssue<unknown>): string {
  const message = issue.message.startsWith('Invalid ') ? defaultMessage(issue) : issue.message;
  if (typeof issue.input !== 'string' || (issue.type !== 'picklist' && issue.type !== 'variant'))
    return message;
  const known = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, word]) => word ?? []);
  const near = nearestWord(issue.input, known);
  return `"${issue.input}" is not one we know. ${message}${near === null ? '' : ` Did you mean "${near}"?`}`;
}

function defaultMessage(issue: BaseIssue<unknown>): string {
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
      return lengthMessage(issue, 'at least');
    case 'max_length':
      return lengthMessage(issue, 'at most');
    case 'starts_with':
      return `Start with "${String(issue.requirement)}".`;
    default:
      return 'This does not fit here.';
  }
}

function lengthMessage(issue: BaseIssue<unknown>, bound: string): string {
  const what = Array.isArray(issue.input) ? 'entries' : 'characters';
  const count = Array.isArray(issue.input) || typeof issue.input === 'string' ? issue.input.length : 0;
  return `Give ${bound} ${String(issue.requirement)} ${what}; there are ${count}.`;
}

/** Message for a missing key. `owner` is the object without it. */
export function missingMessage(key: string, owner: unknown): string {
  if (key === 'alt') {
    const film = typeof owner === 'object' && owner !== null && 'type' in owner && owner.type === 'video';
    const asset = film ? 'film' : 'picture';
    return `this ${asset} has no description. People who cannot see it will miss it. Add "alt".`;
  }
  return `${Object.hasOwn(MISSING, key) ? MISSING[key] : `"${key}" is missing.`} Add "${key}".`;
}

/** Reasons why a missing field matters. Other fields get a plain message. */
const MISSING: Readonly<Record<string, string>> = {
  summary: 'there is no summary. Search results and share cards would show nothing.',
  updated: 'the day of the last change is missing. Search engines ask for it.',
  media: 'there is no picture.',
  author: 'nobody tells this story.',
  type: 'this block does not say what it is.',
};

/** Place in a file as an editor counts: `body[2].text` is "block 3, text". Empty for the file as a whole. */
export function placeOf(steps: readonly Step[]): string {
  const labels: string[] = [];
  for (const [index, step] of steps.entries()) {
    if (Array.isArray(step.input) && typeof step.key === 'number') {
      const list = labels.pop() ?? 'entry';
      // A resource calls its list of blocks "text", as the specification does; elsewhere "text" has lines.
      const entry =
        list === 'text' && index === 1 ? 'block' : Object.hasOwn(ENTRIES, list) ? ENTRIES[list] : list;
      labels.push(`${entry} ${step.key + 1}`);
    } else {
      labels.push(String(step.key));
    }
  }
  return labels.join(', ');
}

/** Name of an entry of each list, as editors say it. */
const ENTRIES: Readonly<Record<string, string>> = {
  body: 'block',
  images: 'image',
  slides: 'slide',
  circles: 'circle',
  bullets: 'bullet',
  items: 'item',
  list: 'item',
  buttons: 'button',
  schools: 'school',
  topics: 'topic',
  regions: 'region',
  visitorTypes: 'visitor type',
  portraits: 'portrait',
  people: 'person',
  stories: 'story',
  captions: 'language',
  social: 'profile',
  title: 'title, line',
  header: 'header, line',
  text: 'text, line',
  mobileText: 'mobileText, line',
};
