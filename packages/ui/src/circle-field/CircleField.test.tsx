import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { exampleCircles } from '../examples/exampleCircles.ts';
import { CircleField } from './CircleField.tsx';
import { placeCircles } from './placeCircles.ts';

const box = (element: Element) => element.getBoundingClientRect();

function room(width: number, height: number, children: React.ReactNode) {
  return <div style={{ position: 'relative', width, height }}>{children}</div>;
}

test.each(['heroLeft', 'cropped', 'gathering'] as const)(
  'the style sheet puts circles of %s where the formula says',
  async (name) => {
    await page.viewport(1440, 900);
    const circles = exampleCircles(name);
    const { container } = await render(room(840, 732, <CircleField circles={circles} />));
    const field = box(container.querySelector('.gt-circle-field') as Element);
    const tags = [...container.querySelectorAll('.gt-circle__tag')].map(box);
    const placed = placeCircles(
      circles.map(({ size, desktop }, index) => ({
        size,
        placement: desktop,
        tag: { width: tags[index]?.width ?? 0, height: tags[index]?.height ?? 0 },
      })),
      { width: 840, height: 732, shape: 'desktop' },
    );

    const photos = [...container.querySelectorAll('.gt-circle__photo')].map(box);
    photos.forEach((photo, index) => {
      expect(photo.width).toBeCloseTo(placed[index]?.d ?? 0, 0);
      expect(Math.abs(photo.left + photo.width / 2 - field.left - (placed[index]?.x ?? 0))).toBeLessThan(1);
      expect(Math.abs(photo.top + photo.height / 2 - field.top - (placed[index]?.y ?? 0))).toBeLessThan(3);
    });
  },
);

test('the built page places circles before any script', async () => {
  await page.viewport(1440, 900);
  const markup = renderToStaticMarkup(<CircleField circles={exampleCircles()} />);
  const host = document.createElement('div');
  host.style.cssText = 'width:840px;height:732px';
  host.append(document.createRange().createContextualFragment(markup));
  document.body.append(host);

  const lefts = [...host.querySelectorAll('.gt-circle__photo')].map((photo) => Math.round(box(photo).left));
  expect(new Set(lefts).size).toBe(6);
  expect(markup).not.toContain('gt-circle__bark');
  host.remove();
});

test('each circle starts later than the one before it, from the sixth on together', async () => {
  const circles = [...exampleCircles(), ...exampleCircles()].map((circle, key) => ({
    ...circle,
    key: `${key}`,
  }));
  const { container } = await render(room(840, 732, <CircleField circles={circles} />));

  const late = [...container.querySelectorAll('.gt-circle')].map((circle) =>
    Number(/[\d.]+/.exec(getComputedStyle(circle).transitionTimingFunction)?.[0]),
  );
  expect(late).toHaveLength(12);
  expect(late.slice(0, 6)).toEqual([0.2, 0.254, 0.308, 0.362, 0.416, 0.47]);
  expect(new Set(late.slice(5)).size).toBe(1);
});

test('around a ring in a low window tags lie over the photos that follow', async () => {
  await page.viewport(844, 390);
  const { container } = await render(room(844, 390, <CircleField circles={exampleCircles()} kind="ring" />));

  const heights = [...container.querySelectorAll('li')].map((place) =>
    Number(getComputedStyle(place).zIndex),
  );
  expect(heights).toEqual([9, 8, 7, 6, 5, 4]);
  await page.viewport(1440, 900);
});

test('a circle is a link, a button or neither, in reading order', async () => {
  const onPress = vi.fn();
  const [first, second, third] = exampleCircles();
  const circles = [first, { ...second, href: undefined, onPress }, { ...third, href: undefined }].filter(
    (circle) => circle?.key,
  ) as ReturnType<typeof exampleCircles>;
  const screen = await render(room(840, 732, <CircleField circles={circles} label="Stories" />));

  await expect.element(screen.getByRole('link', { name: 'Our people' })).toHaveAttribute('href', '#story-0');
  await userEvent.click(screen.getByRole('button', { name: 'Belonging, in Amara’s words' }));
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('list', { name: 'Stories' })).toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()).toHaveLength(3);
});

test('a film is announced before its text', async () => {
  const screen = await render(
    room(840, 732, <CircleField circles={exampleCircles()} filmLabel="Play video:" />),
  );

  await expect.element(screen.getByRole('link', { name: 'Play video: Award-winning culture' })).toBeVisible();
});

test('a router can render the links', async () => {
  const screen = await render(
    room(
      840,
      732,
      <CircleField
        circles={exampleCircles()}
        renderLink={({ children, ...link }) => (
          <a {...link} data-router="">
            {children}
          </a>
        )}
      />,
    ),
  );

  await expect.element(screen.getByRole('link', { name: 'Our people' })).toHaveAttribute('data-router');
});

test('on phones words are short, targets are at least 104 px and no circle is lost', async () => {
  await page.viewport(390, 844);
  const { container, ...screen } = await render(
    room(366, 456, <CircleField circles={exampleCircles('heroLeft')} />),
  );

  await expect.element(screen.getByRole('link', { name: 'Belonging', exact: true })).toBeVisible();
  const placed = [...container.querySelectorAll('li:not([data-row]) .gt-circle__target')].map(box);
  expect(Math.min(...placed.map(({ width }) => width))).toBeGreaterThanOrEqual(104);

  const field = box(container.querySelector('.gt-circle-field') as Element);
  const row = box(screen.getByRole('link', { name: 'First week' }).element());
  expect(row.bottom).toBeLessThanOrEqual(field.bottom + 1);
  expect(row.height).toBeGreaterThanOrEqual(44);
  expect(row.top).toBeGreaterThan(Math.max(...placed.map(({ bottom }) => bottom)) - 1);
  await page.viewport(1440, 900);
});

test('large text breaks no word of a tag, in no phone', async () => {
  const circles = exampleCircles('heroLeft').map((circle) => ({ ...circle, mobileText: 'Communities' }));
  document.documentElement.style.fontSize = '150%';
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.viewport(width, height);
    const { container, unmount } = await render(room(366, 456, <CircleField circles={circles} />));
    const words = [...container.querySelectorAll('.gt-circle__words--phone')];
    expect(words.map((each) => each.getClientRects().length)).toEqual(circles.map(() => 1));
    await unmount();
  }
  document.documentElement.style.fontSize = '';
  await page.viewport(1440, 900);
});

test('words hyphenate only where they must, and only long ones', async () => {
  const { container } = await render(room(366, 456, <CircleField circles={exampleCircles('heroLeft')} />));
  const tag = container.querySelector('.gt-circle__tag') as Element;

  expect(getComputedStyle(tag).hyphens).toBe('auto');
  expect(getComputedStyle(tag).getPropertyValue('hyphenate-limit-chars')).toBe('12 5 5');
});

test('a tiny window has the grid layout of two columns', async () => {
  await page.viewport(320, 256);
  const { container } = await render(
    <div style={{ width: 280 }}>
      <CircleField circles={exampleCircles()} />
    </div>,
  );
  const photos = [...container.querySelectorAll('.gt-circle__photo')].map(box);

  expect(photos[0]?.left).toBe(photos[2]?.left);
  expect((photos[1]?.top ?? 0) - (photos[0]?.top ?? 0)).toBeCloseTo(26, 0);
  await page.viewport(1440, 900);
});

test('in a low window more than six circles form two rows, and none is cropped', async () => {
  await page.viewport(844, 390);
  const { container } = await render(room(388, 360, <CircleField circles={exampleCircles('gathering')} />));
  const outer = box(container.querySelector('.gt-circle-field') as Element);
  const targets = [...container.querySelectorAll('.gt-circle__target')].map(box);

  expect(outer.height).toBe(360);
  expect(Math.max(...targets.map(({ bottom }) => bottom))).toBeLessThanOrEqual(outer.bottom);
  expect(Math.min(...targets.map(({ width }) => width))).toBeGreaterThanOrEqual(84);
  await page.viewport(1440, 900);
});

test('text that leaves no room changes the layout to the grid', async () => {
  await page.viewport(1440, 900);
  const circles = exampleCircles().map((circle) => ({
    ...circle,
    text: 'Responsibility without supervision '.repeat(3),
  }));
  const { container } = await render(room(420, 460, <CircleField circles={circles} />));

  await expect
    .element(container.querySelector('.gt-circle-field') as HTMLElement)
    .toHaveAttribute('data-layout', 'grid');
});

test('a field of the built page turns into a grid after hydration', async () => {
  await page.viewport(1440, 900);
  const narrow = room(280, 320, <CircleField circles={exampleCircles()} />);
  const host = document.createElement('div');
  document.body.append(host);
  host.append(document.createRange().createContextualFragment(renderToString(narrow)));
  const root = hydrateRoot(host, narrow);

  await expect
    .element(host.querySelector('.gt-circle-field') as HTMLElement)
    .toHaveAttribute('data-layout', 'grid');
  root.unmount();
  host.remove();
});

test('a field turns into a grid while text is large, and back', async () => {
  await page.viewport(1440, 900);
  const { container } = await render(room(840, 732, <CircleField circles={exampleCircles()} />));
  const field = container.querySelector('.gt-circle-field') as HTMLElement;
  expect(field).toHaveAttribute('data-layout', 'placed');

  document.documentElement.style.fontSize = '200%';
  await expect.element(field).toHaveAttribute('data-layout', 'grid');
  document.documentElement.style.fontSize = '';
  await expect.element(field).toHaveAttribute('data-layout', 'placed');
});

test('a field leaves the grid even if it is measured twice before it renders', async () => {
  await page.viewport(1440, 900);
  // In the grid the field is too low for two circles, one below the other.
  const circles = exampleCircles()
    .slice(0, 2)
    .map((circle, place) => ({
      ...circle,
      size: 'xl' as const,
      text: ['A', 'tag', 'that', 'has', 'six', 'lines'],
      desktop: { offset: 100, degree: place === 0 ? 90 : 270 },
    }));
  const { container } = await render(room(840, 732, <CircleField circles={circles} />));
  const field = container.querySelector('.gt-circle-field') as HTMLElement;
  document.documentElement.style.fontSize = '200%';
  await expect.element(field).toHaveAttribute('data-layout', 'grid');

  document.documentElement.style.fontSize = '';
  for (let measurement = 0; measurement < 2; measurement++)
    document.fonts.dispatchEvent(new Event('loadingdone'));
  await new Promise((done) => setTimeout(done, 100));
  expect(field).toHaveAttribute('data-layout', 'placed');
});

test('a field is a grid beside text without room, until a font that loads later makes room', async () => {
  await page.viewport(1440, 900);
  const { container } = await render(
    <div className="gt-slide">
      <div className="gt-slide__scroll" style={{ display: 'block', height: 700, overflow: 'auto' }}>
        <div className="gt-slide__text" style={{ height: 900 }} />
        <div style={{ height: 300 }}>
          <CircleField circles={[]}>Middle</CircleField>
        </div>
      </div>
    </div>,
  );
  const field = container.querySelector('.gt-circle-field') as HTMLElement;
  await expect.element(field).toHaveAttribute('data-layout', 'grid');

  const face = new FontFace('Narrow', 'local("Arial")');
  document.fonts.add(face);
  (container.querySelector('.gt-slide__text') as HTMLElement).style.height = '200px';
  await expect.element(field).toHaveAttribute('data-layout', 'placed');
  document.fonts.delete(face);
});

test('circles around a ring never move in from beyond the near edge of their slide, which would crop them', async () => {
  const { container } = await render(
    <div className="gt-deck__slide" data-side="after">
      <CircleField kind="ring" circles={exampleCircles('apart')} />
    </div>,
  );
  const shifts = [...container.querySelectorAll('.gt-circle')].map(
    (circle) => new DOMMatrix(getComputedStyle(circle).transform).m41,
  );
  expect(Math.max(...shifts)).toBeGreaterThan(0);
  expect(Math.min(...shifts)).toBe(0);
});
