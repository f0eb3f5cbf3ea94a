import type { Cue, FieldEdit, Json } from '../protocol.ts';
import { EditError } from './EditError.ts';

/** A cue of WebVTT, with the offsets of its parts. */
type PlacedCue = Cue & {
  /** From its identifier, or its times, to the end of its text. */
  block: Range;
  startAt: Range;
  endAt: Range;
  textAt: Range;
};
type Range = { from: number; to: number };

const TIME = '(?:\\d{2,}:)?\\d{2}:\\d{2}\\.\\d{3}';
const TIMING = new RegExp(`^([ \\t]*)(${TIME})([ \\t]+-->[ \\t]+)(${TIME})(?=[ \\t]|$)`);
const CUE = new RegExp(`^${TIME}$`);

/** Parses captions as `{ cues }`. Throws an `EditError` when the text is not WebVTT. */
export function parseCaptionText(text: string): Json {
  if (!/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) throw new EditError('unreadable', []);
  return { cues: placedCues(text).map(({ end, start, text }) => ({ start, end, text })) };
}

/**
 * Applies one edit to WebVTT. Headers, notes, styles, identifiers and settings of cues stay. Throws an `EditError` when
 * there is no such field.
 */
export function editCaptionText(text: string, edit: FieldEdit): string {
  const { path } = edit;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  if (edit.op === 'set' && path.length === 0)
    return editCaptionText(newFile(text, eol), { ...edit, path: ['cues'], value: cuesIn(edit.value) });
  const [root, index, field] = path;
  if (root !== 'cues' || path.length > 3) throw new EditError('no-such-field', path);
  const cues = placedCues(text);
  if (edit.op === 'set' && index === undefined) {
    if (!Array.isArray(edit.value)) throw new EditError('no-such-field', path);
    const from = cues[0]?.block.from ?? text.length;
    const to = cues.at(-1)?.block.to ?? text.length;
    const blocks = edit.value.map((cue) => blockOf(cue, eol)).join(eol + eol);
    const gap = cues.length > 0 || blocks === '' ? '' : gapAtEnd(text, eol);
    return splice(
      text,
      { from, to },
      cues.length > 0 ? blocks : `${gap}${blocks}${blocks === '' ? '' : eol}`,
    );
  }
  if (typeof index !== 'number') throw new EditError('no-such-field', path);
  const cue = cues[index];
  if (edit.op === 'set' && field !== undefined) return setField(text, cue, field, edit, eol);
  if (field !== undefined) throw new EditError('no-such-field', path);
  if (edit.op === 'insert' || (edit.op === 'set' && index === cues.length))
    return insertCue(text, cues, index, blockOf(edit.value, eol), eol, path);
  if (!cue) throw new EditError('no-such-field', path);
  if (edit.op === 'remove') return removeCue(text, cues, index);
  if (edit.op === 'set') return splice(text, cue.block, blockOf(edit.value, eol));
  if (!cues[edit.to]) throw new EditError('no-such-field', path);
  const own = text.slice(cue.block.from, cue.block.to);
  const blocks = cues
    .map(({ block }) => text.slice(block.from, block.to))
    .toSpliced(index, 1)
    .toSpliced(edit.to, 0, own);
  return cues.reduceRight((result, { block }, at) => splice(result, block, blocks[at] ?? ''), text);
}

function placedCues(text: string): PlacedCue[] {
  const cues: PlacedCue[] = [];
  const lines = linesOf(text);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const timing = line && TIMING.exec(line.text);
    if (!line || !timing) continue;
    const [, indent = '', start = '', arrow = '', end = ''] = timing;
    const before = lines[at - 1];
    const hasName = before !== undefined && before.text.trim() !== '' && at - 1 > 0;
    let last = at;
    while (
      lines[last + 1] &&
      lines[last + 1]?.text.trim() !== '' &&
      !TIMING.test(lines[last + 1]?.text ?? '')
    )
      last += 1;
    const startFrom = line.from + indent.length;
    const endFrom = startFrom + start.length + arrow.length;
    const words = lines.slice(at + 1, last + 1);
    const textFrom = words[0]?.from ?? line.from + line.text.length;
    const to = (lines[last] ?? line).from + (lines[last] ?? line).text.length;
    cues.push({
      start,
      end,
      text: words.map((each) => each.text).join('\n'),
      block: { from: hasName && before ? before.from : line.from, to },
      startAt: { from: startFrom, to: startFrom + start.length },
      endAt: { from: endFrom, to: endFrom + end.length },
      textAt: { from: textFrom, to },
    });
    at = last;
  }
  return cues;
}

function linesOf(text: string): { from: number; text: string }[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n|\n|\r|$)/g)]
    .filter(({ 0: whole, index }) => whole !== '' || index < text.length)
    .map(({ 1: line = '', index }) => ({ from: index, text: line }));
}

function setField(
  text: string,
  cue: PlacedCue | undefined,
  field: unknown,
  edit: FieldEdit & { op: 'set' },
  eol: string,
): string {
  const { path, value } = edit;
  if (!cue || typeof value !== 'string') throw new EditError('no-such-field', path);
  if (field === 'text') {
    const words = safeWords(value, path).replaceAll('\n', eol);
    // A cue without words has no line for them yet.
    return splice(
      text,
      cue.textAt,
      cue.text === '' && cue.textAt.from === cue.textAt.to ? eol + words : words,
    );
  }
  if (!CUE.test(value)) throw new EditError('unsafe', path);
  if (field === 'start') return splice(text, cue.startAt, value);
  if (field === 'end') return splice(text, cue.endAt, value);
  throw new EditError('no-such-field', path);
}

/** Refuses text that would end a cue or begin another one. */
function safeWords(value: string, path: FieldEdit['path']): string {
  if (/^\s*$|\r|\n[ \t]*(?:\n|$)|-->/.test(value)) throw new EditError('unsafe', path);
  return value;
}

function blockOf(value: Json, eol: string): string {
  const { end, start, text } =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  if (typeof start !== 'string' || typeof end !== 'string' || typeof text !== 'string')
    throw new EditError('no-such-field', ['cues']);
  if (!CUE.test(start) || !CUE.test(end)) throw new EditError('unsafe', ['cues']);
  return `${start} --> ${end}${eol}${safeWords(text, ['cues']).replaceAll('\n', eol)}`;
}

function insertCue(
  text: string,
  cues: readonly PlacedCue[],
  index: number,
  block: string,
  eol: string,
  path: FieldEdit['path'],
): string {
  if (index < 0 || index > cues.length) throw new EditError('no-such-field', path);
  const next = cues[index];
  if (next) return splice(text, { from: next.block.from, to: next.block.from }, block + eol + eol);
  const before = cues[index - 1];
  if (before) return splice(text, { from: before.block.to, to: before.block.to }, eol + eol + block);
  return text + gapAtEnd(text, eol) + block + eol;
}

function removeCue(text: string, cues: readonly PlacedCue[], index: number): string {
  const cue = cues[index];
  if (!cue) return text;
  const after = /^(?:[ \t]*(?:\r\n|\n|\r))+/.exec(text.slice(cue.block.to))?.[0] ?? '';
  const isLast = cue.block.to + after.length >= text.length;
  if (!isLast) return splice(text, { from: cue.block.from, to: cue.block.to + after.length }, '');
  const before =
    /(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)[ \t\r\n]*$/.exec(text.slice(0, cue.block.from))?.[0] ?? '';
  return splice(text, { from: cue.block.from - before.length, to: cue.block.to }, '');
}

/** Line ends that leave one empty line at the end of a text. */
function gapAtEnd(text: string, eol: string): string {
  if (/(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r)$/.test(text)) return '';
  return /[\r\n]$/.test(text) ? eol : eol + eol;
}

const newFile = (text: string, eol: string): string => (text.trim() === '' ? `WEBVTT${eol}` : text);

function cuesIn(value: Json): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value.cues ?? []) : [];
}

function splice(text: string, { from, to }: Range, content: string): string {
  return text.slice(0, from) + content + text.slice(to);
}
