import { ContentError } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJson } from './textFiles.ts';

function issuesOf(text: string): readonly string[] {
  try {
    parseJson(text, 'brand.json');
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(String);
    throw error;
  }
}

test.each<[string, string]>([
  [
    '{\n  "a": 1\n  "b": 2\n}',
    'line 3, column 3: this is not JSON any more. A comma is missing before this.',
  ],
  [
    '{\n  "a": 1',
    'line 2, column 9: this is not JSON any more. A curly bracket is not closed. Close it where the object ends.',
  ],
  ['{ "a": 1, }', 'line 1, column 11: this is not JSON any more. There is a comma too many before this.'],
  ['{ "a" 1 }', 'line 1, column 7: this is not JSON any more. A colon is missing before this.'],
  [
    '{ “a”: 1 }',
    'line 1, column 3: this is not JSON any more. Quotation marks of JSON are straight: write " instead of “.',
  ],
  [
    '{ "a": "x\n}',
    'line 1, column 8: this is not JSON any more. A text begins here, and its quotation mark is missing at the end of the line.',
  ],
  ['// A note\n{}', 'line 1, column 1: this is not JSON any more. JSON has no comments. Take it out.'],
  [
    '{} }',
    'line 1, column 4: this is not JSON any more. The file ends before this. Take the rest out, or look for a bracket too many.',
  ],
  [' \n', 'line 1, column 1: this file is empty. Put its text back.'],
])('says where %j stops being JSON, and why', (text, words) => {
  expect(issuesOf(text)).toEqual([`brand.json, ${words}`]);
});

test('refuses a repeated key at any depth, with both lines', () => {
  expect(
    issuesOf('{\n  "title": "One",\n  "body": [{\n    "text": 1,\n    "text": 2\n  }],\n  "title": "Two"\n}'),
  ).toEqual([
    'brand.json, line 5, column 5: "text" is here a second time, and the first is in line 4. One of the two would be lost without notice. Keep the right one.',
    'brand.json, line 7, column 3: "title" is here a second time, and the first is in line 2. One of the two would be lost without notice. Keep the right one.',
  ]);
  expect(issuesOf('{ "a": 1, "\\u0061": 1 }')).toHaveLength(1);
  expect(issuesOf('{ "__proto__": 1, "__proto__": 2 }')).toHaveLength(1);
});

test('refuses keys that differ in capitals alone, except addresses', () => {
  expect(issuesOf('{\n  "close": "Close",\n  "Close": "Shut"\n}')).toEqual([
    'brand.json, line 3, column 3: "Close" and "close" of line 2 differ only in capital letters, and one of the two would do nothing. Keep the right one.',
  ]);
  expect(parseJson('{ "/Work": "/work", "/WORK": "/work" }', 'brand.json')).toEqual({
    '/Work': '/work',
    '/WORK': '/work',
  });
});

test('accepts a text that looks like a key', () => {
  const value = { a: '"b": 1, "b": 2', c: ['a', { b: '\\"b":' }, 'a'] };
  expect(parseJson(JSON.stringify(value), 'brand.json')).toEqual(value);
});

test('returns the result of JSON.parse, or issues', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        fc.string(),
        fc.json({ maxDepth: 1 }).map((text) => text.slice(1)),
      ),
      (text) => {
        const issues = issuesOf(text);
        for (const issue of issues) expect(issue).toMatch(/^brand\.json, line \d+, column \d+: .+\.$/);
        if (issues.length === 0) expect(parseJson(text, 'brand.json')).toEqual(JSON.parse(text));
      },
    ),
    { seed: 36, numRuns: 500 },
  );
});

test('finds a repeated key anywhere', () => {
  const keys = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(keys, fc.nat(), fc.nat(3), (names, place, depth) => {
      const again = names[place % names.length];
      const lines = [...names, again].map((name) => `"${name}": ${JSON.stringify([name])}`);
      const object = `{\n${lines.join(',\n')}\n}`;
      const text = `${'{ "in": ['.repeat(depth)}${object}${'] }'.repeat(depth)}`;
      expect(issuesOf(text)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^brand\\.json, line ${lines.length + 1}, column 1: "${again}" .* line ${(place % names.length) + 2}\\.`,
          ),
        ),
      ]);
    }),
    { seed: 36, numRuns: 200 },
  );
});
