import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readJsonFile } from '../files/textFiles.ts';
import { createSources } from '../read/sources.ts';
import { fieldIssues } from './fieldIssues.ts';

const EXAMPLE = join(import.meta.dirname, '../../example');
const story = readJsonFile(join(EXAMPLE, 'stories/discover/how-we-mend/story.json'), 'story') as object;
const sources = createSources(EXAMPLE);

it('finds issues of the fields of one file, without reading the others', () => {
  const issues = (more: object) =>
    fieldIssues(sources, { kind: 'story', value: { ...story, ...more }, where: 'how-we-mend' }).map(String);
  expect(issues({})).toEqual([]);
  expect(issues({ summary: 'Short' })).toEqual([
    'how-we-mend, summary: "summary" must have at least 50 characters. It has 5.',
  ]);
  expect(fieldIssues(sources, { kind: 'other', value: {}, where: 'other' })).toEqual([]);
});
