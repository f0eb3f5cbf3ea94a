import { expect, test } from 'vitest';
import { groupByTopic } from './groupByTopic.ts';

const card = (slug: string, topic: 'clients' | 'belonging', author: string) => ({ slug, topic, author });

test('shows an author once per topic, with their first story', () => {
  const groups = groupByTopic([
    card('a', 'clients', 'Kofi Mensah'),
    card('b', 'belonging', 'Kofi Mensah'),
    card('c', 'clients', ' Kofi Mensah '),
    card('d', 'clients', 'Owen MacLeod'),
  ]);
  expect(groups.map(({ topic, stories }) => [topic, stories.map(({ slug }) => slug).join()])).toEqual([
    ['clients', 'a,d'],
    ['belonging', 'b'],
  ]);
});

test('keeps all the stories that nobody signs', () => {
  const [group] = groupByTopic([card('a', 'clients', ''), card('b', 'clients', ' ')]);
  expect(group?.stories).toHaveLength(2);
});

test('caps a group after taking repeated authors out', () => {
  const [group] = groupByTopic(
    [
      card('a', 'clients', 'A'),
      card('b', 'clients', 'A'),
      card('c', 'clients', 'B'),
      card('d', 'clients', 'C'),
    ],
    2,
  );
  expect(group?.stories.map(({ slug }) => slug)).toEqual(['a', 'c']);
});
