import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { at, placeIn } from '@tamarack-lowe/content-model/internal/text';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { fileCache } from '../files/cache.ts';
import { nameInside, readTextFile } from '../files/textFiles.ts';

/** Forbidden part of a drawing, its offset and the remedy. */
type Issue = { offset: number; words: IssueText };

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Elements that run code or embed other documents. */
const ACTIVE = /^(?:script|handler|listener|foreignobject|iframe|embed|object|audio|video|canvas)$/i;

/** Embedded images and fonts. Embedded SVG is refused, because it would not be checked. */
const EMBEDDED = /^data:(?:image\/(?!svg)|font\/|application\/(?:x-)?font)/i;

/**
 * Reads an SVG of a content folder by its full path. Throws a `ContentError` when it is damaged, not XML, or contains
 * code or external references: drawings are served as they are.
 */
export function readSvg(root: string, file: string): string {
  const name = nameInside(root, file);
  const text = readTextFile(file, name);
  const issues = issuesIn(file);
  if (issues.length === 0) return text;
  throw new ContentError(issues.map(({ offset, words }) => issue(at(name, placeIn(text, offset)), words)));
}

/** Caches the check, because a build reads a drawing in each language and step. */
const issuesIn = fileCache((file) => svgIssues(readTextFile(file, file)));

function svgIssues(text: string): Issue[] {
  const parser = new SaxesParser({ xmlns: true });
  const issues: Issue[] = [];
  let broken: Issue | undefined;
  const copies = countCopies();
  /** End offsets of the attributes of a tag by name, and the start of an open style sheet. */
  let ends = new Map<string, number>();
  let sheet: number | undefined;
  const before = (sign: string) => Math.max(0, text.lastIndexOf(sign, parser.position - 1));

  parser.on('error', (error) => {
    const reason = error.message.replace(/^[\d:]+ |\.$/g, '');
    broken ??= { offset: parser.position, words: message('brokenDrawing', { reason }) };
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (/^utf-?8$/i.test(encoding)) return;
    issues.push({ offset: before('<'), words: message('drawingEncoding', { encoding }) });
  });
  parser.on('doctype', (words) => {
    if (!/["'[]/.test(words)) return;
    issues.push({
      offset: text.lastIndexOf('<!DOCTYPE', parser.position),
      words: message(/<!ENTITY/.test(words) ? 'drawingEntities' : 'drawingDoctype'),
    });
  });
  parser.on('processinginstruction', ({ target }) => {
    issues.push({ offset: before('<'), words: message('drawingInstruction', { part: `<?${target} …?>` }) });
  });
  parser.on('opentagstart', () => {
    ends = new Map();
  });
  parser.on('attribute', ({ name }) => {
    ends.set(name, parser.position);
  });
  parser.on('opentag', (tag) => {
    const start = before('<');
    issues.push(...elementWords(tag).map((words) => ({ offset: start, words })));
    copies.open(tag);
    for (const attribute of Object.values(tag.attributes)) {
      const end = ends.get(attribute.name) ?? start;
      const offset = Math.max(start, text.lastIndexOf(attribute.name, end - attribute.value.length));
      issues.push(...attributeWords(tag, attribute).map((words) => ({ offset, words })));
    }
    if (tag.local === 'style' && !tag.isSelfClosing) sheet = parser.position;
  });
  parser.on('closetag', ({ local }) => {
    copies.close();
    if (local !== 'style' || sheet === undefined) return;
    const from = sheet;
    issues.push(
      ...sheetIssues(text.slice(from, before('<'))).map(({ offset, words }) => ({
        offset: from + offset,
        words,
      })),
    );
    sheet = undefined;
  });
  parser.write(text).close();
  issues.push(...shapeIssues(text));
  const count = copies.count();
  if (count > MOST_COPIES)
    issues.push({
      offset: 0,
      words: message('drawingCopies', { count: Math.min(count, SHOWN_COPIES), most: MOST_COPIES }),
    });
  return broken === undefined ? issues : [...issues, broken];
}

/**
 * Limits of width by height, and of height by width. A drawing is rendered at the width on the page: one a hundred times as high
 * as wide would have 32,000 px of height, and take minutes.
 */
const WIDEST = 20;
const HIGHEST = 4;

function shapeIssues(text: string): Issue[] {
  const box = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(text);
  const [width, height] = [Number(box?.[1]), Number(box?.[2])];
  if (!box || (width <= height * WIDEST && height <= width * HIGHEST)) return [];
  return [
    { offset: box.index, words: message('drawingRatio', { width, height, wide: WIDEST, high: HIGHEST }) },
  ];
}

/** Elements that `<use>` may show again in one drawing. Five levels of ten copies take seconds to render. */
const MOST_COPIES = 5000;
/** The largest number in a message: ten levels of a hundred copies have twenty digits. */
const SHOWN_COPIES = 1e9;

/** Counts the elements that `<use>` shows again, while a drawing is parsed: those of its target, and what they use. */
function countCopies() {
  /** Elements in an element, itself included, and the targets of those that are a `<use>`. */
  type Element = { size: number; uses: string[] };
  const byId = new Map<string, Element>();
  const opened: Element[] = [{ size: 0, uses: [] }];
  const sizes = new Map<string, number>();
  const sizeOf = (id: string, inside: readonly string[]): number => {
    const [element, known] = [byId.get(id), sizes.get(id)];
    // Renderers refuse a circle of references.
    if (!element || inside.includes(id)) return 0;
    if (known !== undefined) return known;
    const size = element.uses.reduce((sum, each) => sum + sizeOf(each, [...inside, id]), element.size);
    sizes.set(id, size);
    return size;
  };
  return {
    open({ attributes, local }: SaxesTagNS): void {
      const attribute = (name: string) =>
        Object.values(attributes).find((each) => each.local === name)?.value;
      const [id, target] = [attribute('id'), attribute('href')];
      const uses = local === 'use' && target?.startsWith('#') ? [target.slice(1)] : [];
      const element: Element = { size: 1, uses };
      opened.push(element);
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
    },
    close(): void {
      const [element, parent] = [opened.pop(), opened.at(-1)];
      if (!element || !parent) return;
      parent.size += element.size;
      // More references than this are an issue already, so the rest need not be kept.
      if (parent.uses.length <= MOST_COPIES) parent.uses.push(...element.uses);
    },
    count(): number {
      const uses = opened[0]?.uses ?? [];
      const copies = uses.reduce((sum, id) => sum + sizeOf(id, []), 0);
      return uses.length > MOST_COPIES ? Math.max(copies, uses.length) : copies;
    },
  };
}

function elementWords({ local, name, uri }: SaxesTagNS): IssueText[] {
  const part = `<${name}>`;
  if (uri === XHTML) return [message('drawingWebPart', { part })];
  if ((uri !== SVG && uri !== '') || !ACTIVE.test(local)) return [];
  const runs = /^(?:script|handler|listener)$/i.test(local);
  return [message(runs ? 'drawingRuns' : 'drawingEmbeds', { part })];
}

function attributeWords(
  tag: SaxesTagNS,
  { name, prefix, local, uri, value }: SaxesTagNS['attributes'][string],
): IssueText[] {
  if (prefix === 'xmlns' || name === 'xmlns') return [];
  // Browsers ignore spaces before an address and inside its scheme.
  const told = value.replace(/[\s\p{Cc}]/gu, '');
  const part = `${name}="${shorten(value)}"`;
  if (prefix === '' && /^on/i.test(name)) return [message('drawingRuns', { part: `${name}="…"` })];
  if (name === 'xml:base') return [message('drawingBase', { part })];
  if (name === 'attributeName' && /^(?:on|(?:.*:)?href$)/i.test(told))
    return [message('drawingChanges', { part: `<${tag.name}>`, attribute: told })];
  const isReference =
    (local === 'href' && (uri === '' || uri === XLINK)) || (prefix === '' && local === 'src');
  if (isReference)
    return told === '' || told.startsWith('#') || EMBEDDED.test(told) ? [] : [outsideWords(part, told)];
  if (/^(?:javascript|vbscript):/i.test(told)) return [outsideWords(part, told)];
  // Path data is long and contains none of these characters.
  return /[(\\:]/.test(value) ? sheetIssues(value).map(({ words }) => words) : [];
}

/** Finds rules and values of style sheets that load something or run code. */
function sheetIssues(css: string): Issue[] {
  const issues: Issue[] = [];
  // Letters may be escaped, as in "\75rl(".
  const plain = css.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code === undefined ? (sign ?? '') : letter(code),
  );
  for (const { 0: found, 1: target, index: offset } of plain.matchAll(
    /@import\b[^;]*|(?:url|src|image|image-set)\(\s*("[^"]*|'[^']*|[^)]*)|expression\(|-moz-binding|behavior\s*:/gi,
  )) {
    const told = (target ?? '').replace(/["'\s]/g, '');
    if (target !== undefined && (told === '' || told.startsWith('#') || EMBEDDED.test(told))) continue;
    const shown = target === undefined ? found : `${found.slice(0, found.indexOf('('))}(${told})`;
    issues.push({ offset, words: outsideWords(shorten(shown), told) });
  }
  return issues;
}

const letter = (code: string) => {
  const number = Number.parseInt(code, 16);
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
};

function outsideWords(part: string, target: string): IssueText {
  const runs = /^(?:javascript|vbscript|data):/i.test(target);
  return message(runs ? 'drawingRuns' : 'drawingOutside', { part });
}

const shorten = (words: string) => (words.length > 60 ? `${words.slice(0, 60)}…` : words);
