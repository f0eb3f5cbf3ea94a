import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Hint } from './Notice.tsx';

const words = {
  lang: 'fr',
  label: 'Langue',
  closeLabel: 'Fermer',
  children: (
    <a href="#fr" hrefLang="fr">
      Cette page existe en français
    </a>
  ),
};

test('it is one line in its own language, with a link and a way to be rid of it', async () => {
  const onClose = vi.fn();
  const screen = await render(<Hint {...words} onClose={onClose} />);
  const hint = screen.getByRole('complementary', { name: 'Langue' });

  await expect.element(hint).toHaveAttribute('lang', 'fr');
  await expect.element(hint.getByRole('link')).toHaveTextContent('Cette page existe en français');
  await userEvent.click(hint.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('it asks for nothing: no focus, no dialog, nothing announced', async () => {
  const screen = await render(<Hint {...words} onClose={() => {}} />);

  expect(document.activeElement).toBe(document.body);
  expect(screen.container.querySelector('dialog, [role], [aria-live]')).toBeNull();
});

test('its link and its button are as large as a finger, and it is no higher than them', async () => {
  for (const width of [1440, 390]) {
    await page.viewport(width, 844);
    const screen = await render(<Hint {...words} onClose={() => {}} />);
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

test('a page is as long with the line as without it', async () => {
  const { documentElement } = document;
  const room = () => getComputedStyle(documentElement).paddingBlockEnd;
  const screen = await render(<Hint {...words} onClose={() => {}} />);
  expect(documentElement.dataset.gtNotice).toBeDefined();
  expect(room()).toBe('0px');

  await screen.unmount();
  expect(documentElement.dataset.gtNotice).toBeUndefined();
});

test('it makes way for what can be pressed', async () => {
  const screen = await render(
    <>
      <a href="#link" style={{ position: 'fixed', insetBlockEnd: 40, insetInlineStart: 60 }}>
        Our people
      </a>
      <Hint {...words} onClose={() => {}} />
    </>,
  );
  const hint = screen.getByRole('complementary').element() as HTMLElement;
  await Promise.all(hint.getAnimations().map(({ finished }) => finished));
  const [a, b] = [screen.getByRole('link').first().element(), hint].map((each) =>
    each.getBoundingClientRect(),
  );

  expect(a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false);
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
        <Hint {...words} onClose={() => {}} />
      </>,
    );
    const { offsetLeft, offsetTop, offsetWidth } = screen.getByRole('complementary').element() as HTMLElement;
    const middle = (offsetLeft + offsetWidth / 2) / innerWidth;

    expect(offsetTop).toBeGreaterThan(innerHeight / 2);
    expect(middle).toBeGreaterThan(beside.from);
    expect(middle).toBeLessThan(beside.to);
  },
);
