import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  findMessages,
  formMessages,
  headMessages,
  messagesOf,
  offlineMessages,
  packMessages,
  pageMessages,
  yoursMessages,
} from '../packages/content-model/src/messages/messages.ts';
import { productFiles } from './productFiles.ts';

const known = Object.keys({
  ...pageMessages,
  ...headMessages,
  ...offlineMessages,
  ...findMessages,
  ...packMessages,
  ...formMessages,
  ...yoursMessages,
});

const SPEAKERS = [
  'packages/pages/src/',
  'packages/microsite/src/',
  'packages/content-tools/src/',
  // Uses the labels of corner links and of visitor types.
  'packages/content-model/src/visitorTypes.ts',
];

it('has no unused label, which every visitor would load', () => {
  const said = new Set(
    productFiles()
      .filter(({ name }) => SPEAKERS.some((home) => name.startsWith(home)))
      .flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  expect(known.filter((key) => !said.has(key))).toEqual([]);
});

it('has every label that the pages of the sample use, and no other', () => {
  const content = path.join(import.meta.dirname, '../packages/stories/content');
  const asked = Object.keys(messagesOf(JSON.parse(readFileSync(path.join(content, 'brand.json'), 'utf8'))));
  const files = globSync('messages.*.json', { cwd: content });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const labels: Record<string, string> = JSON.parse(readFileSync(path.join(content, file), 'utf8'));
    expect(Object.keys(labels).toSorted(), file).toEqual(asked.toSorted());
  }
});
