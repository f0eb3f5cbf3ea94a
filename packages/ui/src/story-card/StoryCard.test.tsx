import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryCard } from './StoryCard.tsx';

test('a long word stays within a narrow card', async () => {
  const screen = await render(
    <div style={{ inlineSize: 184 }}>
      <StoryCard href="#story" lang="fr" title="Certification anticonstitutionnellement" name="Amara Osei" />
    </div>,
  );
  const title = screen.getByText('anticonstitutionnellement', { exact: false }).element();

  expect(screen.getByRole('link').element().getBoundingClientRect().width).toBeLessThanOrEqual(184);
  expect(title.getBoundingClientRect().width).toBeLessThanOrEqual(184);
});

test('title, author and note name the link', async () => {
  const screen = await render(
    <StoryCard href="#story" title="Belonging" name="Amara Osei" job="Advisory" note="(opened)" visited />,
  );

  await expect
    .element(screen.getByRole('link', { name: /^Belonging ?Amara Osei, Advisory ?\(opened\)$/ }))
    .toBeVisible();
});
