import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SkipLink } from './SkipLink.tsx';

test('the first Tab shows it, and it leads to the main part', async () => {
  const screen = await render(<SkipLink>Skip to main content</SkipLink>);
  const link = screen.getByRole('link', { name: 'Skip to main content' });

  await userEvent.keyboard('{Tab}');

  await expect.element(link).toHaveFocus();
  await expect.element(link).toHaveAttribute('href', '#main');
  expect(getComputedStyle(link.element()).clipPath).toBe('none');
});
