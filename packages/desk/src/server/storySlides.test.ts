import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { listItems } from './contentItems.ts';
import { createFileIndex } from './fileIndex.ts';
import { slideTitles } from './storySlides.ts';

const circle = (id: string, topic?: string) => ({ story: { id }, ...(topic && { topic }) });
const story = (section: string, topic: string) => ({ section, topic, label: 'A story' });

async function itemsOf(files: Readonly<Record<string, object>>) {
  const root = mkdtempSync(join(tmpdir(), 'desk-slides-'));
  for (const [file, value] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(value));
  }
  const index = createFileIndex(root);
  const items = await listItems(['en'], index);
  return { items, titles: await slideTitles(items, index.read) };
}

it('finds the slide of each story: by its own circle, by an old name, else by its topic, and on the overview last', async () => {
  const { items, titles } = await itemsOf({
    'brand.json': { oldReferences: { 'award-wining': 'awards' } },
    'slides/discover.student.json': {
      ...{ section: 'discover', for: 'student' },
      slides: [
        {
          title: ['Intro'],
          kind: 'intro',
          circles: [circle('rain', 'weather'), circle('wind'), circle('fog', 'air')],
        },
        {
          title: ['A place', 'to belong'],
          label: 'Belonging',
          circles: [circle('snow'), circle('award-wining')],
        },
      ],
    },
    'slides/discover.experienced.json': {
      ...{ section: 'discover', for: 'experienced' },
      slides: [
        { title: ['Welcome'], kind: 'intro', circles: [] },
        { title: 'Ours', circles: [circle('wind'), circle('rain')] },
      ],
    },
    'stories/discover/rain/story.json': story('discover', 'weather'),
    'stories/discover/snow/story.json': story('discover', 'weather'),
    'stories/discover/awards/story.json': story('discover', 'prizes'),
    'stories/discover/wind/story.json': story('discover', 'air'),
    'stories/discover/hail/story.json': story('discover', 'weather'),
    'stories/discover/fog/story.json': story('discover', 'mist'),
    'stories/discover/alone/story.json': story('discover', 'alone'),
    'stories/recruit/hail/story.json': story('recruit', 'weather'),
  });
  const slides = items.flatMap(({ id, kind, slide }) => (kind === 'story' ? [[id, slide]] : []));
  expect(Object.fromEntries(slides)).toEqual({
    'stories/discover/rain/story.json': 1,
    'stories/discover/fog/story.json': 0,
    'stories/discover/snow/story.json': 1,
    'stories/discover/awards/story.json': 1,
    'stories/discover/wind/story.json': 1,
    'stories/discover/hail/story.json': 0,
    'stories/discover/alone/story.json': undefined,
    'stories/recruit/hail/story.json': undefined,
  });
  expect(titles).toEqual({ discover: ['Welcome', 'Ours'] });
});
