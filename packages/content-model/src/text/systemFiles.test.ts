import { expect, test } from 'vitest';
import { isSystemFile } from './systemFiles.ts';

test.each([
  '.DS_Store',
  '._story.json',
  '__MACOSX',
  'Icon\r',
  'Thumbs.db',
  'THUMBS.DB',
  'desktop.ini',
  'Desktop.ini',
  '$RECYCLE.BIN',
  '~$members.docx',
  '@eaDir',
  '.story.json.swp',
  'story.json~',
  '#story.json#',
  '.#story.json',
  '.~lock.people.csv#',
  '.git',
  '.gitignore',
  '.gitkeep',
])('%j was left by a system', (name) => {
  expect(isSystemFile(name)).toBe(true);
});

test.each([
  'story.json',
  'thumbs.db.json',
  'desktop',
  'macosx',
  'gitignore',
  '.github',
  '.well-known',
  'cvs',
  'a~b.svg',
])('%j was written by somebody', (name) => {
  expect(isSystemFile(name)).toBe(false);
});
