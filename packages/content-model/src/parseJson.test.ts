import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from './contentError.ts';
import { parseJson } from './parseJson.ts';

test('says where a file stops being JSON', () => {
  expect(() => parseJson('{\n  "a": 1\n  "b": 2\n}', 'brand.json')).toThrow(
    /^brand\.json, line 3: this is not JSON/,
  );
  expect(() => parseJson('{\n  "a": 1', 'brand.json')).toThrow(/^brand\.json, line 2: /);
});

test('throws nothing but complaints', () => {
  fc.assert(
    fc.property(fc.string(), (source) => {
      try {
        parseJson(source, 'a.json');
      } catch (error) {
        expect(error).toBeInstanceOf(ContentError);
      }
    }),
  );
});
