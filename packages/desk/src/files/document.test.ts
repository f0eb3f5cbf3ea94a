import { expect, it } from 'vitest';
import type { FieldEdit, FieldPath, Json } from '../protocol.ts';
import { editDocument, parseDocument } from './document.ts';
import { EditError } from './EditError.ts';

const set = (path: FieldPath, value: Json): FieldEdit => ({ op: 'set', path, value });
const json = (text: string, ...edits: FieldEdit[]) => editDocument('a.json', text, edits);
const vtt = (text: string, ...edits: FieldEdit[]) => editDocument('a.vtt', text, edits);

it('changes the bytes of one value, and keeps comments, keys and spaces around it', () => {
  const text = '{\r\n\t// note\r\n\t"a" :  "x", "b": [1,   2], /* c */\r\n\t"unknown": {"d":null}\r\n}';
  expect(json(text, set(['a'], 'é "y"'))).toBe(text.replace('"x"', '"é \\"y\\""'));
  expect(json(text, set(['b', 1], true))).toBe(text.replace('   2', '   true'));
  expect(json(text, set(['unknown', 'd'], 1))).toBe(text.replace('null', '1'));
});

it('removes the last entry of a list on one line', () => {
  expect(json('[1,2]', { op: 'remove', path: [1] })).toBe('[1]');
  expect(json('{"a":["x","y"]}', { op: 'remove', path: ['a', 1] })).toBe('{"a":["x"]}');
});

it('adds and removes entries in the layout of the list', () => {
  const text = '{\n  "a": [\n    "x",\n    "y"\n  ],\n  "b": ["p", "q"],\n  "c": []\n}\n';
  expect(json(text, { op: 'insert', path: ['a', 1], value: 'z' })).toBe(
    text.replace('"x",', '"x",\n    "z",'),
  );
  expect(json(text, { op: 'insert', path: ['a', 0], value: 'z' })).toBe(text.replace('"x"', '"z",\n    "x"'));
  expect(json(text, { op: 'insert', path: ['a', 2], value: 'z' })).toBe(text.replace('"y"', '"y",\n    "z"'));
  expect(json(text, { op: 'insert', path: ['b', 1], value: 'z' })).toBe(text.replace('"q"', '"z", "q"'));
  expect(json(text, { op: 'insert', path: ['c', 0], value: { d: 'e' } })).toBe(
    text.replace('[]', '[\n    {\n      "d": "e"\n    }\n  ]'),
  );
  for (const index of [0, 1])
    expect(json(text, { op: 'remove', path: ['a', index] })).toBe(
      text.replace('"x",\n    "y"', index === 0 ? '"y"' : '"x"'),
    );
});

it('moves an entry with its own bytes', () => {
  const text = '{ "body": [\n  { "type":"quote",  "text": "a" },\n  {"text":"b"}, // kept\n  "c"\n] }';
  expect(json(text, { op: 'move', path: ['body', 0], to: 2 })).toBe(
    '{ "body": [\n  {"text":"b"},\n  "c", // kept\n  { "type":"quote",  "text": "a" }\n] }',
  );
});

it('keeps a comment beside an entry that is removed', () => {
  const text = '[\n  1, // one\n  2, // two, a pair\n  3\n]';
  for (const index of [0, 1, 2]) {
    const result = json(text, { op: 'remove', path: [index] });
    expect(result).toContain('// one');
    expect(result).toContain('// two, a pair');
    expect(parseDocument('a.json', result)).toEqual([1, 2, 3].toSpliced(index, 1));
  }
});

it('adds a field with the objects on its way', () => {
  const text = '{\n  "a": 1\n}\n';
  expect(json(text, set(['b', 'c'], 'd'))).toBe('{\n  "a": 1,\n  "b": {\n    "c": "d"\n  }\n}\n');
  expect(json('{}', set(['b', 0], 'd'))).toBe('{"b": ["d"]}');
});

it('starts a new file', () => {
  expect(json('', set([], { a: ['b'] }))).toBe('{\n  "a": [\n    "b"\n  ]\n}\n');
  expect(json('', set(['a'], 'b'), set(['c'], 'd'))).toBe('{\n  "a": "b",\n  "c": "d"\n}\n');
  expect(vtt('', set([], { cues: [{ start: '00:01.000', end: '00:02.000', text: 'Hi.' }] }))).toBe(
    'WEBVTT\n\n00:01.000 --> 00:02.000\nHi.\n',
  );
});

it('treats keys of prototypes as fields like any other', () => {
  const text = '{"__proto__": {"a": 1}, "constructor": 2}';
  expect(JSON.stringify(parseDocument('a.json', text))).toBe('{"__proto__":{"a":1},"constructor":2}');
  expect(json(text, set(['__proto__', 'a'], 3))).toBe(text.replace('1', '3'));
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false);
});

it('refuses fields that do not exist, text that is no JSON, and a key that stands twice', () => {
  const reasonOf = (work: () => unknown) => {
    try {
      return work();
    } catch (error) {
      return error instanceof EditError ? error.reason : error;
    }
  };
  expect(reasonOf(() => json('{"a": "b"}', set(['a', 'c'], 1)))).toBe('no-such-field');
  expect(reasonOf(() => json('[1]', set([3], 1)))).toBe('no-such-field');
  expect(reasonOf(() => json('[1]', { op: 'remove', path: [1] }))).toBe('no-such-field');
  expect(reasonOf(() => json('[1]', { op: 'move', path: [0], to: 1 }))).toBe('no-such-field');
  expect(reasonOf(() => json('{"a": ', set(['a'], 1)))).toBe('unreadable');
  expect(reasonOf(() => json('{"a": 1, "a": 2}', set(['a'], 3)))).toBe('unsafe');
});

const CAPTIONS =
  'WEBVTT - film\r\n\r\nNOTE kept\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 align:start\r\nOne\r\nline\r\n\r\n2\r\n00:03.000 --> 00:04.000\r\nTwo\r\n';

it('edits a cue, and keeps notes, settings and ends of lines', () => {
  expect(parseDocument('a.vtt', CAPTIONS)).toEqual({
    cues: [
      { start: '00:00:01.000', end: '00:00:02.000', text: 'One\nline' },
      { start: '00:03.000', end: '00:04.000', text: 'Two' },
    ],
  });
  expect(vtt(CAPTIONS, set(['cues', 0, 'text'], 'A\nB'))).toBe(CAPTIONS.replace('One\r\nline', 'A\r\nB'));
  expect(vtt(CAPTIONS, set(['cues', 1, 'start'], '00:03.500'))).toBe(
    CAPTIONS.replace('00:03.000', '00:03.500'),
  );
  expect(vtt(CAPTIONS, { op: 'remove', path: ['cues', 0] })).toContain('NOTE kept\r\n\r\n2\r\n00:03.000');
  expect(vtt(CAPTIONS, { op: 'remove', path: ['cues', 1] })).toBe(
    `${CAPTIONS.slice(0, CAPTIONS.indexOf('\r\n\r\n2\r\n'))}\r\n`,
  );
  const cue = { start: '00:02.000', end: '00:03.000', text: 'Between' };
  for (const index of [0, 1, 2]) {
    const added = parseDocument('a.vtt', vtt(CAPTIONS, { op: 'insert', path: ['cues', index], value: cue }));
    expect(added).toMatchObject({ cues: { length: 3, [index]: cue } });
  }
});

it('refuses the text of a cue that would end it', () => {
  for (const words of ['a\n\nb', 'a --> b', ' ', 'a\r'])
    expect(() => vtt(CAPTIONS, set(['cues', 0, 'text'], words))).toThrow(EditError);
});
