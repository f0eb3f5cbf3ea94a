import { expect, test } from 'vitest';
import type { Choices } from '../../protocol.ts';
import { newItem, slugOf } from './NewItem.tsx';

const CHOICES: Choices = {
  ...{
    people: [],
    assets: [],
    resources: [],
    facts: [],
    regions: [],
    visitorTypes: [],
    sections: [],
  },
  topics: [{ id: 'belonging', label: 'Belonging' }],
};

test('makes an address of a name', () => {
  expect(slugOf('  Été à Montréal: l’an 1! ')).toBe('ete-a-montreal-lan-1');
  expect(slugOf('…')).toBe('');
});

test('a new story lies in the folder of its section', () => {
  const { file, value } = newItem('story', {
    ...{ name: 'A first week', section: 'discover', choices: CHOICES },
    today: new Date(2026, 10, 3),
  });
  expect(file).toBe('stories/discover/a-first-week/story.json');
  expect(value).toMatchObject({ slug: 'a-first-week', topic: 'belonging', updated: '2026-11-03' });
});
