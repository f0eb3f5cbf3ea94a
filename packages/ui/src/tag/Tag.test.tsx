import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryCard } from '../story-card/StoryCard.tsx';
import { Tag } from './Tag.tsx';

/** White paper on both sides of the longest line, in px. */
function paperBeside(tag: Element): number {
  const range = document.createRange();
  range.selectNodeContents(tag);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  return tag.getBoundingClientRect().width - Math.max(...lines.map(({ width }) => width));
}

test.each(['Belonging', 'Belonging, in Amara’s words', 'L’équilibre entre le travail et tout le reste'])(
  'a tag is as wide as its longest line: %s',
  async (words) => {
    const screen = await render(<Tag>{words}</Tag>);
    const tag = screen.getByText(words).element();

    expect(tag.textContent).toBe(words);
    expect(paperBeside(tag)).toBeLessThan(30);
  },
);

test('the tag of a story is balanced too, and its link has one name', async () => {
  const screen = await render(
    <StoryCard href="#story" title="The people beside you every day" name="Amara Osei" />,
  );

  await expect
    .element(screen.getByRole('link', { name: 'The people beside you every day Amara Osei' }))
    .toBeVisible();
  const title = screen.getByText('The people beside you every day').element();
  expect(paperBeside(title)).toBeLessThan(30);
});
