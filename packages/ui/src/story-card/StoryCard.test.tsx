import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { StoryCard } from './StoryCard.tsx';

test('title, author and note name the link', async () => {
  const screen = await render(
    <StoryCard href="#story" title="Belonging" name="Amara Osei" job="Advisory" note="(opened)" visited />,
  );

  await expect
    .element(screen.getByRole('link', { name: /^Belonging ?Amara Osei, Advisory ?\(opened\)$/ }))
    .toBeVisible();
});
