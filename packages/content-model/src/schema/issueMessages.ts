import type { BaseIssue } from 'valibot';
import type { IssueText, Remedy } from '../contentError.ts';
import { ENGLISH, type IssueKey, joined, message, type PlaceholderOf, withRemedy } from '../issues/issue.ts';
import { nearestWord } from '../text/nearestWord.ts';

/** A step into a piece of content: a key of an object or an index of a list. */
export type Step = { key: unknown; input: unknown };

/** Values that a message of a schema may use. */
type SchemaValue = 'field' | 'bound' | 'count' | 'known' | 'word';

/**
 * Key of a message that a schema may have in place of the default one, as in `v.regex(…, 'slug' satisfies SchemaMessage)`.
 * Any other text, such as that of a firm's custom block, is shown as it is.
 */
export type SchemaMessage = {
  [Key in IssueKey]: PlaceholderOf<(typeof ENGLISH)[Key]> extends SchemaValue ? Key : never;
}[IssueKey];

/** Message of an issue: that of the schema, or a default one, which names the shape. Suggests a known word that is similar. */
export function issueMessage(issue: BaseIssue<unknown>, steps: readonly Step[]): IssueText {
  const words = [...(issue.expected ?? '').matchAll(/"([^"]+)"/g)].flatMap(([, word]) => word ?? []);
  const word = isChoice(issue) && typeof issue.input === 'string' ? issue.input : null;
  const key = issue.message.startsWith('Invalid ') ? defaultKey(issue, word !== null) : issue.message;
  if (!isSchemaMessage(key)) return key;
  const text = message(word !== null && key === 'firmWord' ? 'unknownFirmWord' : key, {
    field: fieldName(steps),
    bound: String(issue.requirement),
    count: Array.isArray(issue.input) || typeof issue.input === 'string' ? issue.input.length : 0,
    known: words.join(', ') || (issue.expected ?? ''),
    word: word ?? '',
  });
  const near = word === null ? null : nearestWord(word, words);
  if (word !== null && near !== null)
    return withRemedy(joined([text, message('didYouMean', { near })]), { instead: word, write: near });
  const remedy = quotesRemedy(key, issue.input);
  return remedy ? withRemedy(text, remedy) : text;
}

/** Quotation marks around a number or a boolean, or missing ones around a text, have a certain remedy. */
function quotesRemedy(key: SchemaMessage, input: unknown): Remedy | null {
  if (typeof input === 'string') {
    if (key === 'trueOrFalse' && (input === 'true' || input === 'false'))
      return { instead: input, write: input === 'true' };
    const isNumber = (key === 'number' || key === 'wholeNumber') && /^-?\d+(?:\.\d+)?$/.test(input);
    return isNumber ? { instead: input, write: Number(input) } : null;
  }
  const isBare = typeof input === 'number' || typeof input === 'boolean';
  return key === 'text' && isBare ? { instead: input, write: String(input) } : null;
}

const isChoice = ({ type }: BaseIssue<unknown>) => type === 'picklist' || type === 'variant';

const isSchemaMessage = (text: string): text is SchemaMessage => Object.hasOwn(ENGLISH, text);

/** Key of the message that names the expected shape. */
function defaultKey({ input, requirement, type }: BaseIssue<unknown>, isWord: boolean): SchemaMessage {
  switch (type) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'integer':
      return 'wholeNumber';
    case 'boolean':
      return 'trueOrFalse';
    case 'array':
      return 'list';
    case 'object':
    case 'object_with_rest':
    case 'record':
      return 'fields';
    case 'literal':
    case 'picklist':
    case 'variant':
      return isWord ? 'unknownWord' : 'oneOf';
    case 'min_value':
      return 'least';
    case 'max_value':
      return 'most';
    case 'min_length':
      if (requirement === 1) return Array.isArray(input) ? 'emptyList' : 'emptyText';
      return Array.isArray(input) ? 'tooFew' : 'tooShort';
    case 'max_length':
      return Array.isArray(input) ? 'tooMany' : 'tooLong';
    case 'starts_with':
      return 'startsWith';
    default:
      return 'otherShape';
  }
}

/** Name of the last step: `"title"`, or `entry 2 of "title"`. */
function fieldName(steps: readonly Step[]): IssueText {
  const last = steps.at(-1);
  if (last === undefined) return message('wholeFile');
  if (typeof last.key !== 'number') return message('field', { name: String(last.key) });
  const list = steps.at(-2);
  const number = last.key + 1;
  return list === undefined
    ? message('entry', { number })
    : message('entryOf', { number, list: String(list.key) });
}

/** Message for a missing key. `owner` is the object without it. */
export function missingMessage(key: string, owner: unknown): IssueText {
  if (key === 'alt') {
    const film = typeof owner === 'object' && owner !== null && 'type' in owner && owner.type === 'video';
    return message(film ? 'missingFilmAlt' : 'missingPictureAlt');
  }
  const reason = Object.hasOwn(MISSING, key) ? MISSING[key] : undefined;
  return reason === undefined ? message('missing', { key }) : message(reason);
}

/** Missing fields whose message says why they matter. */
const MISSING: Readonly<
  Record<string, 'missingSummary' | 'missingUpdated' | 'missingMedia' | 'missingAuthor' | 'missingType'>
> = {
  summary: 'missingSummary',
  updated: 'missingUpdated',
  media: 'missingMedia',
  author: 'missingAuthor',
  type: 'missingType',
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
