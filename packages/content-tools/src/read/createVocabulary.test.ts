import { expect, test } from 'vitest';
import { complaintsOf } from '../files/complaintsOf.ts';
import { wholeFirm } from '../testing/wholeFirm.ts';
import { openContent } from './openContent.ts';

test('a vocabulary that changed is seen, and without one a story may have any topic', async () => {
  using content = wholeFirm();
  const { readStory } = openContent(content.root);
  const complaints = () => complaintsOf(() => readStory('discover', 'how-we-mend'));
  expect(complaints()).toEqual([]);
  content.json('vocabulary.json', { topics: ['communities'] });
  await expect.poll(complaints).toContainEqual(expect.stringContaining('"colleagues" is not one we know'));
  content.remove('vocabulary.json');
  await expect.poll(complaints).toEqual([]);
});
