import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Logo } from '../logo/Logo.tsx';
import { Header } from './Header.tsx';

test('it is the banner with a named way home', async () => {
  const screen = await render(<Header logo={<Logo />} homeHref="/" homeLabel="Grow Together: home" />);

  await expect
    .element(screen.getByRole('banner').getByRole('link', { name: 'Grow Together: home' }))
    .toHaveAttribute('href', '/');
});

test('the logo is 274 by 80, and 192 by 56 on phones', async () => {
  const { container } = await render(<Header logo={<Logo />} homeHref="/" homeLabel="Home" />);
  const size = () => {
    const box = container.querySelector('.gt-logo')?.getBoundingClientRect();
    return [box?.width ?? 0, box?.height ?? 0].map(Math.round);
  };

  expect(size()).toEqual([274, 80]);
  await page.viewport(390, 844);
  expect(size()).toEqual([192, 56]);
  await page.viewport(1440, 900);
});

test('phones hide the corner buttons', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <Header logo={<Logo />} homeHref="/" homeLabel="Home">
      <a href="#campus">Campus Resources</a>
    </Header>,
  );

  expect(screen.getByRole('link', { name: 'Campus Resources' }).elements()).toEqual([]);
  await page.viewport(1440, 900);
});
