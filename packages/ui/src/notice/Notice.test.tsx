import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from './Notice.tsx';

const words = { label: 'Cookies', buttonLabel: 'Get it!', children: 'We use cookies.' };

test('its button is told once it is pressed', async () => {
  const onAccept = vi.fn();
  const screen = await render(<Notice {...words} onAccept={onAccept} />);

  await userEvent.click(
    screen.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Get it!' }),
  );

  expect(onAccept).toHaveBeenCalledOnce();
});

test('on phones it is no wider than its words need, as long as nothing is in its way', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Notice {...words} onAccept={() => {}} />);

  expect((screen.getByRole('region').element() as HTMLElement).offsetWidth).toBeLessThanOrEqual(320);
  await page.viewport(1440, 900);
});

test('it takes no focus and keeps none', async () => {
  const screen = await render(
    <>
      <Notice {...words} onAccept={() => {}} />
      <a href="#after">After</a>
    </>,
  );
  expect(document.activeElement).toBe(document.body);

  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('link', { name: 'After' })).toHaveFocus();
});

test('where no place is free it covers the least of what has focus', async () => {
  const screen = await render(
    <>
      <a href="#link" style={{ position: 'fixed', inset: '0 0 12px' }}>
        Our people
      </a>
      <Notice {...words} onAccept={() => {}} />
    </>,
  );
  const notice = screen.getByRole('region').element() as HTMLElement;
  screen.getByRole('link').element().focus();
  expect(notice.dataset.place).toMatch(/^bottom/);
});

test.each([
  { left: 60, top: 800 },
  { left: 1200, top: 820 },
  { left: 60, top: 40 },
  { left: 600, top: 880 },
])('it does not cover what has focus at $left, $top', async (place) => {
  const screen = await render(
    <>
      <a href="#link" style={{ position: 'fixed', ...place }}>
        Our people
      </a>
      <Notice {...words} onAccept={() => {}} />
    </>,
  );
  const notice = screen.getByRole('region').element();
  await Promise.all(notice.getAnimations().map(({ finished }) => finished));
  const link = screen.getByRole('link').element();
  link.focus();

  const [a, b] = [link.getBoundingClientRect(), notice.getBoundingClientRect()];
  expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
});
