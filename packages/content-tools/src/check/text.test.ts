import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a story that is too short', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body = [{ type: 'paragraph', text: 'It was two years.' }, 'I passed.'];
  });
  expect(checkContent(content.root).issues.join()).toMatch(
    /how-we-mend: this story has \d+ words\. Stories have 150 to 400/,
  );
});

/** Issues of a story whose last paragraph is `text`, with `sentence` among its three. */
function issuesWith(text: string, sentence: string): string {
  using content = wholeFirm();
  content.edit<AnyStory & { sixtySeconds?: string[] }>(MENDING, (story) => {
    story.body.push({ type: 'paragraph', text });
    story.sixtySeconds = [sentence, sentence, sentence];
  });
  return checkContent(content.root)
    .issues.filter((each) => each.includes('sixtySeconds'))
    .join();
}

test('accepts sentences that a story has word for word', () => {
  expect(issuesWith('We waited. I said “no.” Nobody came.', 'I said “no.”')).toBe('');
  expect(issuesWith('We waited. Nobody came.', 'Nobody came.')).toBe('');
});

test('reports a sentence that the story does not have, with its place and the remedy', () => {
  const issues = issuesWith('Nobody came.', 'Everybody came.');
  expect(issues).toContain('sixtySeconds 1');
  expect(issues).toContain('"Everybody came."');
  expect(issues).toContain('Copy a sentence of the story');
});

test('reports half a sentence: it may say the opposite', () => {
  expect(issuesWith('I would never say that we are late.', 'we are late.')).toContain('word for word');
  expect(issuesWith('We are late, they said.', 'We are late')).toContain('word for word');
});
