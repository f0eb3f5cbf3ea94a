import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  headMessages,
  messagesOf,
  offlineMessages,
  pageMessages,
} from '../packages/content-model/src/messages/messages.ts';
import { productFiles } from './productFiles.ts';

const known = Object.keys({ ...pageMessages, ...headMessages, ...offlineMessages });

const SPEAKERS = [
  'packages/pages/src/',
  'packages/microsite/src/',
  'packages/content-tools/src/',
  // Holds the labels of the link in the corner, and the labels that replace the words of visitor types.
  'packages/content-model/src/visitorTypes.ts',
];

it('has no label that nobody says: every visitor would fetch it', () => {
  const said = new Set(
    productFiles()
      .filter(({ name }) => SPEAKERS.some((home) => name.startsWith(home)))
      .flatMap(({ text }) => text.match(/\w+/g) ?? []),
  );
  expect(known.filter((key) => !said.has(key))).toEqual([]);
});

it('gives the sample every label that its pages ask for, and no other', () => {
  const content = path.join(import.meta.dirname, '../packages/stories/content');
  const asked = Object.keys(messagesOf(JSON.parse(readFileSync(path.join(content, 'brand.json'), 'utf8'))));
  const files = globSync('messages.*.json', { cwd: content });
  expect(files).not.toEqual([]);
  for (const file of files) {
    const labels: Record<string, string> = JSON.parse(readFileSync(path.join(content, file), 'utf8'));
    expect(Object.keys(labels).toSorted(), file).toEqual(asked.toSorted());
  }
});
