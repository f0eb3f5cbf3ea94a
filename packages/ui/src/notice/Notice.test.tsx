import type { ReactNode } from 'react';
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
  const hint = screen.getByRole('complementary', { name: 'Langue' });

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

test('the link and the button of a hint are as large as a finger, and it is no higher than them', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, 844);
    const screen = await render(<Hint {...hintWords} onClose={() => {}} />);
    const sizes = [...screen.container.querySelectorAll('a, button')].map((control) => {
      const box = control.getBoundingClientRect();
      return Math.min(box.width, box.height);
    });

    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    expect((screen.getByRole('complementary').element() as HTMLElement).offsetHeight).toBe(44);
    await screen.unmount();
  }
  await page.viewport(1440, 900);
});

test('a hint does not make the page longer', async () => {
  const { documentElement } = document;
  const room = () => getComputedStyle(documentElement).paddingBlockEnd;
  const screen = await render(<Hint {...hintWords} onClose={() => {}} />);
  expect(documentElement.dataset.gtNotice).toBeDefined();
  expect(room()).toBe('0px');

  await screen.unmount();
  expect(documentElement.dataset.gtNotice).toBeUndefined();
});

test('a hint stands on the line of the header while nothing else is there', async () => {
  const screen = await render(
    <>
      <header style={{ position: 'fixed', inset: '0 0 auto', blockSize: 'var(--gt-size-header)' }} />
      <Hint {...hintWords} onClose={() => {}} />
    </>,
  );
  const hint = screen.getByRole('complementary').element() as HTMLElement;
  const header = screen.getByRole('banner').element() as HTMLElement;

  expect(hint.offsetTop + hint.offsetHeight / 2).toBeCloseTo(header.offsetHeight / 2, 0);
  // Space for the menu and a language.
  expect(innerWidth - hint.offsetLeft - hint.offsetWidth).toBeGreaterThan(124);
});

test('a hint moves away from controls', async () => {
  const screen = await render(
    <>
      <a href="#link" style={{ position: 'fixed', insetBlockEnd: 40, insetInlineStart: 60 }}>
        Our people
      </a>
      <Hint {...hintWords} onClose={() => {}} />
    </>,
  );
  const hint = screen.getByRole('complementary').element() as HTMLElement;
  await Promise.all(hint.getAnimations().map(({ finished }) => finished));
  const [a, b] = [screen.getByRole('link').first().element(), hint].map((each) =>
    each.getBoundingClientRect(),
  );

  expect(a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
});

test('a hint would rather touch a circle than cover words that circles keep off', async () => {
  const screen = await render(
    <>
      <h1 style={{ position: 'fixed', inset: '0 0 auto', blockSize: 240 }}>Une place pour vous</h1>
      <p data-gt-keep-out="" style={{ position: 'fixed', inset: 'auto auto 32px 40px', inlineSize: 255 }}>
        Slide 5 of 6
      </p>
      <a href="#link" style={{ position: 'fixed', inset: 'auto 400px 78px auto' }}>
        →
      </a>
      <Hint {...hintWords} onClose={() => {}} />
    </>,
  );
  const { offsetLeft, offsetTop } = screen.getByRole('complementary').element() as HTMLElement;

  expect(offsetTop).toBeGreaterThan(innerHeight / 2);
  expect(offsetLeft).toBeGreaterThan(40 + 255);
});

test.each([
  { wide: 124, place: 'before them', from: 0.6, to: 0.9 },
  { wide: 400, place: 'in the other corner', from: 0, to: 0.3 },
])(
  'where a title stands under the header and $wide px of buttons in a corner, it stands $place',
  async (beside) => {
    const screen = await render(
      <>
        <h1 style={{ position: 'fixed', inset: '0 0 auto', blockSize: 240 }}>Une place pour vous</h1>
        <button
          type="button"
          style={{ position: 'fixed', inset: 'auto 40px 32px auto', blockSize: 56, inlineSize: beside.wide }}
        >
          →
        </button>
        <Hint {...hintWords} onClose={() => {}} />
      </>,
    );
    const { offsetLeft, offsetTop, offsetWidth } = screen.getByRole('complementary').element() as HTMLElement;
    const middle = (offsetLeft + offsetWidth / 2) / innerWidth;

    expect(offsetTop).toBeGreaterThan(innerHeight / 2);
    expect(middle).toBeGreaterThan(beside.from);
    expect(middle).toBeLessThan(beside.to);
  },
);

test('a hint that stays while the page changes leaves what the new page has there', async () => {
  const pageWithHint = (address: string, control: ReactNode) => (
    <>
      {control}
      <Hint label="Language" closeLabel="Close" onClose={() => {}} page={address}>
        This page exists in English
      </Hint>
    </>
  );
  const screen = await render(pageWithHint('/', null));
  const hint = screen.getByRole('complementary').element() as HTMLElement;
  const { offsetTop, offsetHeight } = hint;

  const place = { position: 'fixed', inset: `${offsetTop}px 0 auto`, blockSize: offsetHeight } as const;
  await screen.rerender(
    pageWithHint(
      '/grow-together',
      <a href="#link" style={place}>
        Learn how we recruit
      </a>,
    ),
  );

  expect(hint.isConnected).toBe(true);
  expect(hint.offsetTop).toBeGreaterThanOrEqual(offsetTop + offsetHeight);
});
