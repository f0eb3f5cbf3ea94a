import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../button/Button.tsx';
import { Logo } from '../logo/Logo.tsx';
import { MenuButton } from '../menu-dialog/MenuDialog.tsx';
import { Header, type HeaderLanguage } from './Header.tsx';

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

test('rings that run behind the header are not seen through a corner button, of either variant', async () => {
  const screen = await render(
    <Header logo={<Logo />} homeHref="/" homeLabel="Home">
      <ButtonLink href="#campus">Campus Resources</ButtonLink>
      <ButtonLink href="#recruit" variant="outline">
        Learn How We Recruit
      </ButtonLink>
    </Header>,
  );

  for (const name of ['Campus Resources', 'Learn How We Recruit']) {
    const { backgroundColor } = getComputedStyle(screen.getByRole('link', { name }).element());
    expect(backgroundColor, name).toMatch(/^rgb\(/);
  }
});

const FRENCH = { language: 'fr-CA', name: 'Français', href: '/fr' };
const frame = { logo: <Logo />, homeHref: '/', homeLabel: 'Home' };
const menu = <MenuButton menuId="menu" open={false} label="Menu" onToggle={() => {}} />;

test('a page in one language has no language links', async () => {
  const { container } = await render(<Header {...frame} languages={[]} />);

  expect(container.querySelectorAll('a')).toHaveLength(1);
});

test('the other language is named in that language, and is a plain link', async () => {
  const screen = await render(<Header {...frame} linkAs="button" languages={[FRENCH]} />);
  const link = screen.getByRole('banner').getByRole('link', { name: 'Français', exact: true });

  await expect.element(link).toHaveAttribute('href', '/fr');
  await expect.element(link).toHaveAttribute('lang', 'fr-CA');
  await expect.element(link).toHaveAttribute('hreflang', 'fr-CA');
});

test('the visible text of a language link is in its accessible name', async () => {
  await page.viewport(390, 844);
  const screen = await render(
    <Header {...frame} languages={[FRENCH, { language: 'iu-CA', name: 'ᐃᓄᒃᑎᑐᑦ', href: '/iu' }]} />,
  );
  const links = screen.getByRole('banner').getByRole('link').elements().slice(1);
  const isSeen = (part: Element) => part.checkVisibility() && getComputedStyle(part).clipPath === 'none';
  const seen = () => links.map(({ children }) => [...children].find(isSeen)?.textContent?.trim());
  const names = (...wanted: string[]) =>
    Promise.all(
      wanted.map((name, place) =>
        expect.element(screen.getByRole('link').nth(place + 1)).toHaveAccessibleName(name),
      ),
    );

  expect(seen()).toEqual(['FR', 'IU']);
  await names('Français FR', 'ᐃᓄᒃᑎᑐᑦ IU');
  await page.viewport(1440, 900);
  expect(seen()).toEqual(['Français', 'ᐃᓄᒃᑎᑐᑦ']);
  await names('Français', 'ᐃᓄᒃᑎᑐᑦ');
});

test.each([
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [768, 1024],
  [390, 844],
  [360, 740],
  [320, 640],
  [844, 390],
])(
  'at %i by %i a finger finds the other language beside the menu, and nothing lies over it',
  async (width, height) => {
    await page.viewport(width, height);
    for (const dir of ['ltr', 'rtl']) {
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        const screen = await render(
          <div dir={dir} style={{ position: 'absolute', inset: '0 0 auto' }}>
            <Header {...frame} menu={menu} languages={[FRENCH]}>
              <ButtonLink href="#campus">Ressources étudiantes</ButtonLink>
              <ButtonLink href="#recruit">Comment nous recrutons</ButtonLink>
            </Header>
          </div>,
        );
        const boxes = [...screen.getByRole('banner').element().querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect());
        const language = screen
          .getByRole('link', { name: /^Français/ })
          .element()
          .getBoundingClientRect();

        expect(Math.min(language.width, language.height)).toBeGreaterThanOrEqual(44);
        expect(boxes.filter((box) => overlaps(box, language))).toHaveLength(1);
        expect(boxes.every(({ left, right, top }) => left >= 0 && right <= width && top >= 0)).toBe(true);
        await screen.unmount();
      }
    }
    document.documentElement.style.fontSize = '';
    await page.viewport(1440, 900);
  },
);

const onClose = vi.fn();
const OFFER = {
  ...FRENCH,
  offer: { words: 'Cette page existe en français', close: 'Fermer', onClose },
};

test('an offer is in the place of the link, before the menu, in the language of the other page', async () => {
  const screen = await render(<Header {...frame} menu={menu} languages={[OFFER]} />);
  const offer = screen.getByRole('region', { name: 'Cette page existe en français' });
  const link = offer.getByRole('link');

  await expect.element(offer).toHaveAttribute('lang', 'fr-CA');
  await expect.element(link).toHaveAttribute('href', '/fr');
  await expect.element(link).toHaveAccessibleName('Cette page existe en français');
  expect(screen.getByRole('link').elements()).toHaveLength(2);
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(link).toHaveFocus();
  await userEvent.click(offer.getByRole('button', { name: 'Fermer' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [360, 640],
  [844, 390],
])(
  'at %i by %i an offer ends where the link did, moves no corner button and lies over nothing',
  async (width, height) => {
    await page.viewport(width, height);
    for (const hasCorners of [true, false]) {
      for (const size of ['100%', '200%']) {
        document.documentElement.style.fontSize = size;
        const headerOf = (language: HeaderLanguage) => (
          <Header {...frame} menu={menu} languages={[language]}>
            {hasCorners && <ButtonLink href="#campus">Ressources étudiantes</ButtonLink>}
          </Header>
        );
        const screen = await render(headerOf(FRENCH));
        const banner = screen.getByRole('banner').element();
        const boxOf = (selector: string) => banner.querySelector(selector)?.getBoundingClientRect();
        const [languages, corner] = [boxOf('.gt-header__languages'), boxOf('.gt-header__corner')];
        await screen.rerender(headerOf(OFFER));

        expect(boxOf('.gt-hint')?.right).toBeCloseTo(languages?.right ?? 0, 0);
        if (corner?.width && size === '100%')
          expect(Math.abs((boxOf('.gt-header__corner')?.left ?? 0) - corner.left)).toBeLessThan(16);
        const boxes = [...banner.querySelectorAll('a, button')]
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect());
        expect(boxes.every((box) => box.left >= 0 && box.right <= width)).toBe(true);
        expect(boxes.filter((box) => boxes.some((other) => other !== box && overlaps(box, other)))).toEqual(
          [],
        );
        await screen.unmount();
      }
    }
    document.documentElement.style.fontSize = '';
    await page.viewport(1440, 900);
  },
);

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
