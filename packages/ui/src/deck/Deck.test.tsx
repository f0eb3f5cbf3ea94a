import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Bullets } from '../bullets/Bullets.tsx';
import { shiftOf, Walk } from '../examples/WalkDeck.tsx';
import { PRESS_MS } from '../tokens/durations.ts';

test('all slides but the current one are inert', async () => {
  const screen = await render(<Walk start={1} />);

  expect(
    screen
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Read Trunk']);
  const current = screen.getByRole('region', { name: '2 of 3: Trunk' });
  await expect.element(current).toHaveAttribute('aria-roledescription', 'slide');
  await expect
    .element(screen.getByRole('region', { name: 'Tree' }))
    .toHaveAttribute('aria-roledescription', 'carousel');
});

test('the track moves by its index in percent', async () => {
  const { container, ...screen } = await render(<Walk change="none" />);

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));

  await expect.poll(() => shiftOf(container)).toBe(-(container.querySelector('.gt-deck')?.clientWidth ?? 0));
});

test('a change begins with the press, before another frame', async () => {
  const { container, ...screen } = await render(<Walk />);
  const track = container.querySelector('.gt-deck__track') as HTMLElement;
  expect(track.getAnimations()).toHaveLength(0);

  (screen.getByRole('button', { name: 'Next slide' }).element() as HTMLElement).click();
  // React renders the state of a press within its task.
  await Promise.resolve();

  expect(track.getAnimations()).toHaveLength(1);
});

test('the task of the press does not touch the slides: each step of the change has its own task', async () => {
  const { container, ...screen } = await render(<Walk />);
  const parts: string[] = [];
  new MutationObserver((records) => {
    const names = records.map(({ attributeName }) => attributeName);
    parts.push([...new Set(names)].toSorted().join(' '));
  }).observe(container, {
    subtree: true,
    attributeFilter: ['data-side', 'data-current', 'inert'],
  });

  (screen.getByRole('button', { name: 'Next slide' }).element() as HTMLElement).click();
  await Promise.resolve();
  expect(parts).toEqual([]);
  expect(container.querySelector('.gt-deck-controls strong')?.textContent).toBe('Trunk');

  await expect.poll(() => parts.slice(0, 4)).toEqual(['data-side', 'data-side', 'data-current', 'inert']);
});

test('a change takes 1.6 s, a reset .6 s', async () => {
  const { container, rerender } = await render(<Walk />);
  const duration = () =>
    getComputedStyle(container.querySelector('.gt-deck__track') as Element).transitionDuration;

  expect(duration()).toBe('1.6s');
  await rerender(<Walk change="reset" />);
  expect(duration()).toBe('0.6s');
});

test('a deck that unmounts during a change leaves no timer behind', async () => {
  const started = vi.spyOn(window, 'setTimeout');
  const stopped = vi.spyOn(window, 'clearTimeout');
  const { container, rerender, unmount } = await render(<Walk />);
  const shown = () => container.querySelector<HTMLElement>('.gt-deck__slide[data-current]')?.ariaLabel;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(shown).toContain('Trunk');
  await rerender(<Walk change="reset" />);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(shown).toContain('Roots');
  const movements = started.mock.results.filter((_, call) =>
    [1700, 700].includes(Number(started.mock.calls[call]?.[1])),
  );
  await unmount();

  const ended = stopped.mock.calls.map(([timer]) => timer);
  expect(movements.length).toBeGreaterThan(2);
  expect(movements.filter(({ value }) => !ended.includes(value))).toEqual([]);
  vi.restoreAllMocks();
});

test('a resize during a change does not alter where it ends', async () => {
  const { container, ...screen } = await render(<Walk />);
  const track = container.querySelector('.gt-deck__track') as Element;

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await expect.poll(() => track.getAnimations().length).toBe(1);
  await page.viewport(844, 390);
  for (const movement of track.getAnimations()) movement.finish();

  expect(shiftOf(container)).toBe(-844);
  await page.viewport(1440, 900);
});

test('layers start with their slide: a delay would keep every frame waiting for the main thread', async () => {
  const { container, ...screen } = await render(<Walk />);
  const layer = document.createElement('div');
  layer.className = 'gt-layer';
  layer.dataset.depth = 'near';
  layer.style.setProperty('--gt-index', '3');
  container.querySelectorAll('.gt-deck__slide')[1]?.append(layer);
  const { transitionDelay, transitionProperty } = getComputedStyle(layer);
  expect([transitionDelay, transitionProperty]).toEqual(['0s', 'transform']);

  const curve = () => getComputedStyle(layer).transitionTimingFunction;
  const resting = curve();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  await expect.poll(curve).not.toBe(resting);
});

test('slides are not rendered until the deck has rested beside them', async () => {
  const { container } = await render(<Walk change="none" />);
  const drawn = () =>
    [...container.querySelectorAll('.gt-deck__slide')].map(
      (slide) => getComputedStyle(slide).contentVisibility !== 'hidden',
    );

  expect(drawn()).toEqual([true, false, false]);
  await expect.poll(drawn).toEqual([true, true, false]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(drawn).toEqual([true, true, true]);
});

test('adjacent slides render one after the other, the next one first', async () => {
  const { container } = await render(<Walk change="none" start={1} />);
  const slides = [...container.querySelectorAll<HTMLElement>('.gt-deck__slide')];
  const seen: boolean[][] = [];
  new MutationObserver(() => seen.push(slides.map(({ dataset }) => !!dataset.shown))).observe(container, {
    subtree: true,
    attributeFilter: ['data-shown'],
  });

  await expect
    .poll(() => seen)
    .toEqual([
      [false, true, true],
      [true, true, true],
    ]);
});

test('a deck that turns round keeps the earlier target visible until it rests', async () => {
  const { container } = await render(<Walk />);
  const drawn = () =>
    [...container.querySelectorAll<HTMLElement>('.gt-deck__slide')].map(({ dataset }) => !!dataset.shown);
  const current = () => container.querySelector<HTMLElement>('.gt-deck__slide[data-current]')?.ariaLabel;

  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(current).toContain('Crown');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(current).toContain('Trunk');
  expect(drawn()).toEqual([true, true, true]);
});

test('the incoming slide is unlocked at once, the outgoing one is locked when it is out of view', async () => {
  const { container } = await render(<Walk />);
  const locked = () =>
    [...container.querySelectorAll<HTMLElement>('.gt-deck__slide')].map(({ inert }) => inert);

  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(locked).toEqual([false, false, true]);
  await expect.poll(locked, { timeout: 5000 }).toEqual([true, false, true]);
});

test('buttons are disabled at the ends, also under the pointer, and pass the focus on', async () => {
  const screen = await render(<Walk start={1} />);
  const next = screen.getByRole('button', { name: 'Next slide' });
  const previous = screen.getByRole('button', { name: 'Previous slide' });

  await userEvent.click(next);

  await expect.element(next).toBeDisabled();
  const { backgroundColor } = getComputedStyle(previous.element());
  await expect.element(next).toHaveStyle({ backgroundColor });
  await expect.element(previous).toHaveFocus();
});

test('with reduced motion slides fade in place', async () => {
  document.documentElement.dataset.gtMotion = 'reduced';
  const { container, ...screen } = await render(<Walk />);

  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));

  expect(shiftOf(container)).toBe(0);
  const [first] = container.querySelectorAll('.gt-deck__slide');
  expect(getComputedStyle(first as Element).transitionDuration).toContain('0.2s');
  delete document.documentElement.dataset.gtMotion;
});

test('the built page locks no slide: without script all can be read', () => {
  expect(renderToStaticMarkup(<Walk />)).not.toContain('inert');
});

test('a deck says that it moves until it rests', async () => {
  const { container } = await render(<Walk change="reset" />);
  const deck = container.querySelector('.gt-deck') as HTMLElement;
  const ground = () =>
    getComputedStyle(container.querySelector('.gt-deck-controls > *') as Element, '::before');
  expect(deck.dataset.moving).toBeUndefined();

  await userEvent.keyboard('{ArrowRight}');

  await expect.poll(() => deck.dataset.moving).toBe('true');
  expect(ground().content).toBe('""');
  await expect.poll(() => deck.dataset.moving).toBeUndefined();
  expect(ground().content).toBe('none');
});

test('a bullet on the edge of a slide fades out beside the current one and under a finger, others stay', async () => {
  const bullet = { color: 'red', size: 40, blur: 0.5, y: 50 } as const;
  const slide = (props: object) => (
    <div className="gt-deck__slide" data-shown="true" {...props}>
      <Bullets bullets={[97, 50, 4].map((x) => ({ ...bullet, x }))} />
    </div>
  );
  const deck = (props: object) => (
    <div className="gt-deck" {...props}>
      {slide({ 'data-side': 'before' })}
      {slide({ 'data-current': true })}
    </div>
  );
  const { container, rerender } = await render(deck({ 'data-moving': true }));
  const opacities = () =>
    [...container.querySelectorAll('.gt-bullets__bullet')].map((each) => getComputedStyle(each).opacity);

  await expect.poll(opacities).toEqual(['0', '1', '0', '1', '1', '1']);

  await rerender(deck({ 'data-drag': 'on' }));
  await expect.poll(opacities).toEqual(['0', '1', '0', '0', '1', '0']);
});

test('bullets on the edge of a slide are gone while it has hardly moved: it would crop them', async () => {
  const bullet = { color: 'blue', size: 40, blur: 0.5, y: 50 } as const;
  const deck = (props: object) => (
    <div className="gt-deck">
      <div className="gt-deck__slide" data-shown="true" {...props}>
        <Bullets bullets={[97, 50].map((x) => ({ ...bullet, x }))} />
      </div>
    </div>
  );
  const { container, rerender } = await render(deck({ 'data-current': true }));
  const bullets = () => [...container.querySelectorAll('.gt-bullets__bullet')];
  const opacities = () => bullets().map((each) => getComputedStyle(each).opacity);
  await expect.poll(opacities).toEqual(['1', '1']);

  await rerender(deck({ 'data-side': 'before' }));
  for (const each of bullets())
    for (const animation of each.getAnimations())
      if (animation instanceof CSSTransition) animation.currentTime = PRESS_MS;
  expect(opacities()).toEqual(['0', '1']);
});
