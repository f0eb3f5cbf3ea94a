import { expect, test } from 'vitest';
import { editorSchemaFiles } from '../read/editorSchemas.ts';
import { createSources } from '../read/sources.ts';
import { type AnySet, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports ids that are not in the taxonomy', () => {
  using content = wholeFirm();
  content.edit(MENDING, (story) => {
    story.topic = 'collegues';
  });
  content.edit<AnySet>('slides/discover.student.json', ({ slides }) => {
    Object.assign(slides[0]?.circles[0] ?? {}, { topic: 'community' });
  });
  content.edit('members/ben-oduya.json', (member) => {
    member.region = 'north';
  });
  expect(checkContent(content.root).issues).toEqual([
    'discover.student, slide 1, circle 1, topic: "community" is not in taxonomy.json. Check its spelling, or add it there. Did you mean "communities"?',
    'how-we-mend, topic: "collegues" is not in taxonomy.json. Check its spelling, or add it there. Did you mean "colleagues"?',
    'ben-oduya, region: "north" is not in taxonomy.json. Check its spelling, or add it there.',
  ]);
});

test('reports editor schemas that do not match the taxonomy', () => {
  using content = wholeFirm();
  for (const { file, text } of editorSchemaFiles(createSources(content.root))) content.write(file, text);
  expect(checkContent(content.root).issues).toEqual([]);
  content.edit<{ topics: string[] }>('taxonomy.json', ({ topics }) => {
    topics.push('weather');
  });
  const { issues } = checkContent(content.root);
  expect(issues.map((issue) => issue.split(':')[0])).toEqual([
    'schema/story.schema.json',
    'schema/slides.schema.json',
    'schema/pinned.schema.json',
  ]);
  expect(issues[0]).toContain('Write it again: microsite content schema');
});

test('reports an unreadable taxonomy once', () => {
  using content = wholeFirm();
  content.edit<{ regions: object[] }>('taxonomy.json', ({ regions }) => {
    regions.push({ id: 'east' });
  });
  expect(checkContent(content.root).issues).toEqual([
    'taxonomy.json, region 2: "label" is missing. Add "label".',
  ]);
});

test('reports a section that is not in the brand, and one without slides', () => {
  using content = wholeFirm();
  content.edit<{ sections: { id: string }[] }>('brand.json', ({ sections }) => {
    Object.assign(sections[1] ?? {}, { id: 'jobs' });
  });
  const words = checkContent(content.root).issues.join();
  expect(words).toContain('brand, sections: "jobs" has no slides');
  expect(words).toContain('slides: brand.json names no section "recruit"');
  expect(words).toContain('ask-us: brand.json names no section "recruit"');
});
