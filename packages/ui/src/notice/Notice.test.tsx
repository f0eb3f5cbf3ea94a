import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Hint, Notice } from './Notice.tsx';

const words = { label: 'Cookies', buttonLabel: 'Get it!', children: 'We use cookies.' };

test('a press on its button calls onAccept once', async () => {
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

test.each([
  [844, 390],
  [667, 375],
  [360, 640],
] as const)(
  'at %i × %i it is a bar at the end of the window, where no headline is, whatever stands there',
  async (width, height) => {
    await page.viewport(width, height);
    const screen = await render(
      <>
        <h1 style={{ position: 'fixed', inset: '80px 0 auto' }}>Nobody grows alone</h1>
        <a href="#link" style={{ position: 'fixed', insetBlockEnd: 20, insetInlineStart: 20 }}>
          Our people
        </a>
        <Notice {...words} onAccept={() => {}} />
      </>,
    );
    const { offsetTop, offsetHeight, offsetWidth } = screen.getByRole('region').element() as HTMLElement;

    expect([offsetWidth, offsetTop + offsetHeight]).toEqual([width, height]);
    expect(offsetTop).toBeGreaterThan(height / 2);
    await page.viewport(1440, 900);
  },
);

test('on a page that scrolls it stands at the end rather than on the title', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <>
      <h1 style={{ position: 'absolute', inset: '60px 0 auto', blockSize: 120 }}>Connect with us</h1>
      <a href="#link" style={{ position: 'absolute', insetBlockStart: 700, blockSize: 900 }}>
        Our people
      </a>
      <Notice {...words} onAccept={() => {}} />
    </>,
  );

  expect((screen.getByRole('region').element() as HTMLElement).dataset.place ?? 'bottom-start').toMatch(
    /^bottom/,
  );
  await page.viewport(1440, 900);
});

test('it takes no focus and does not trap it', async () => {
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

test('where no place is free it covers the least of the focused element', async () => {
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

const hintWords = {
  lang: 'fr',
  label: 'Langue',
  closeLabel: 'Fermer',
  children: (
    <a href="#fr" hrefLang="fr">
      Cette page existe en français
    </a>
  ),
};

test('a hint is one line in its own language, with a link and a button that closes it', async () => {
  const onClose = vi.fn();
  const screen = await render(<Hint {...hintWords} onClose={onClose} />);
  const hint = screen.getByRole('region', { name: 'Langue' });

  await expect.element(hint).toHaveAttribute('lang', 'fr');
  await expect.element(hint.getByRole('link')).toHaveTextContent('Cette page existe en français');
  await userEvent.click(hint.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a hint takes no focus, opens no dialog and announces nothing', async () => {
  const screen = await render(<Hint {...hintWords} onClose={() => {}} />);

  expect(document.activeElement).toBe(document.body);
  expect(screen.container.querySelector('dialog, [role], [aria-live]')).toBeNull();
});

test('a hint has the place that its parent gives it, and the page no space for it', async () => {
  const screen = await render(<Hint {...hintWords} onClose={() => {}} />);

  expect(getComputedStyle(screen.getByRole('region').element()).position).toBe('static');
  expect(document.documentElement.dataset.gtNotice).toBeUndefined();
});
