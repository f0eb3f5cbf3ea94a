import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Deck } from '../deck/Deck.tsx';
import { exampleItems, exampleLinks, exampleNetworks } from '../examples/exampleMenu.tsx';
import { Walk } from '../examples/WalkDeck.tsx';
import { startFlood } from '../flood/startFlood.ts';
import { MenuDialog } from '../menu-dialog/MenuDialog.tsx';
import { NameRing } from '../name-ring/NameRing.tsx';
import { Notice } from '../notice/Notice.tsx';
import { StoryCard } from '../story-card/StoryCard.tsx';
import { Toast } from '../toast/Toast.tsx';
import * as times from '../tokens/durations.ts';

/** Running animations with delay and duration in ms: a property, or the name of the keyframes. */
function movesOf(element: Element | null | undefined): Record<string, string> {
  const moves = (element?.getAnimations() ?? []).map((animation) => {
    const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
    const name =
      animation instanceof CSSTransition
        ? animation.transitionProperty
        : animation instanceof CSSAnimation
          ? animation.animationName
          : 'script';
    return [name, `${Math.round(delay)}+${Math.round(Number(duration))}`];
  });
  return Object.fromEntries(moves);
}

const movesIn = (container: Element, selector: string) => () => movesOf(container.querySelector(selector));

/**
 * Records the transitions in a container as they begin, because a busy machine can look at an element after a short one has ended.
 * Returns a function that looks up those of an element, the newest of each property.
 */
function recordTransitions(container: Element) {
  const recorded = new Map<EventTarget, Record<string, string>>();
  container.addEventListener('transitionrun', ({ target }) => {
    if (target instanceof Element) recorded.set(target, { ...recorded.get(target), ...movesOf(target) });
  });
  return (selector: string) => () => {
    const element = container.querySelector(selector);
    return (element && recorded.get(element)) ?? {};
  };
}

test.each([
  ['slide', times.SLIDE_MS],
  ['reset', times.SLIDE_RESET_MS],
] as const)('a change of the deck: %s', async (change, durationMs) => {
  const { container } = await render(<Walk change={change} />);

  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(movesIn(container, '.gt-deck__track')).toEqual({ transform: `0+${durationMs}` });
});

test('the menu opens, folds and closes', async () => {
  const menu = (open: boolean, submenu: number | null = null) => (
    <MenuDialog
      id="menu"
      label="Menu"
      closeLabel="Close"
      title="Title"
      links={exampleLinks}
      items={exampleItems}
      newTabLabel="(opens in a new tab)"
      copyright="©"
      socialLabel="Follow us"
      networks={exampleNetworks}
      open={open}
      onToggle={() => {}}
      submenu={submenu}
      onSubmenuToggle={() => {}}
    />
  );
  const { container, rerender } = await render(menu(false));
  const main = movesIn(container, '.gt-menu__main');
  const transitionsOf = recordTransitions(container);

  await rerender(menu(true));
  await expect.poll(transitionsOf('.gt-menu__main')).toMatchObject({ translate: `0+${times.MENU_MS}` });
  for (const place of [0, 1, 2]) {
    const delay = place * times.MENU_NEXT_LINK_MS;
    const link = container.querySelectorAll('.gt-menu__links > li')[place];
    expect(movesOf(link)).toMatchObject({ translate: `${delay}+${times.MENU_MS}` });
  }
  // A transition begins only from a style that the browser has calculated.
  await expect.poll(() => container.querySelector('.gt-menu__fold')?.checkVisibility()).toBe(true);
  await rerender(menu(true, 0));
  await expect
    .poll(transitionsOf('[data-expanded] > .gt-menu__fold'))
    .toMatchObject({ 'grid-template-rows': `0+${times.MENU_FOLD_MS}` });
  await expect
    .poll(transitionsOf('.gt-network-ring a'))
    .toEqual({ transform: `0+${times.MENU_MS}`, opacity: `0+${times.SOCIAL_FADE_MS}` });
  await expect.poll(main).toEqual({});
  await rerender(menu(false));
  await expect.poll(transitionsOf('.gt-menu__main')).toMatchObject({ translate: `0+${times.MENU_LEAVE_MS}` });
});

test('the flood', async () => {
  const screen = await render(<button type="button">circle</button>);
  const flood = startFlood({ circle: screen.getByRole('button').element(), colourScheme: 'dusk' });
  const layer = document.querySelector('.gt-flood');

  expect(movesOf(layer?.children[0])).toEqual({ script: `0+${times.FLOOD_TRAVEL_MS}` });
  expect(movesOf(layer?.children[1])).toEqual({
    script: `${times.FLOOD_COVER_MS / 2}+${times.FLOOD_TRAVEL_MS / 4}`,
  });
  await new Promise((resolve) => setTimeout(resolve, times.FLOOD_COVER_MS));
  flood.land({ circles: [screen.getByRole('button').element()] });
  await expect
    .poll(() => movesOf(screen.getByRole('button').element()))
    .toEqual({ script: `0+${times.FLOOD_LAND_MS}` });
  await expect.poll(() => document.querySelector('.gt-flood')).toBeNull();
});

test('a letter of the name grows a ring', async () => {
  const { container, rerender } = await render(<NameRing name="Z" />);
  await rerender(<NameRing name="Zo" />);

  await expect
    .poll(movesIn(container, '.gt-name-ring__disc > g'))
    .toEqual({ 'gt-name-ring-grow': `0+${times.RING_MS}` });
});

test('when its slide becomes current a ring opens from the outside in after the next ring; its content comes with the slide', async () => {
  const slides = ['One', 'Two'].map((label) => ({
    key: label,
    href: `#${label}`,
    label,
    content: (
      <NameRing name="Zoe" next>
        <h2>{label}</h2>
      </NameRing>
    ),
  }));
  const deck = (index: number) => (
    <Deck
      {...{ slides, index }}
      onIndexChange={() => {}}
      label=""
      roleDescription=""
      slideRoleDescription=""
    />
  );
  const { container, rerender } = await render(deck(0));
  const ring = (slide: number) => container.querySelectorAll('.gt-name-ring')[slide];
  const parts = '.gt-name-ring__disc > g, .gt-name-ring__next';
  await expect.poll(() => ring(1)?.querySelectorAll(parts)).toHaveLength(4);
  await expect.poll(() => container.querySelectorAll('[data-shown]')).toHaveLength(2);
  await expect.poll(movesIn(container, '[data-side] .gt-name-ring__disc > g')).toEqual({});
  const title = (slide: number) => getComputedStyle(ring(slide)?.querySelector('h2') as Element).opacity;
  expect([title(0), title(1)]).toEqual(['1', '1']);

  await rerender(deck(1));
  const delays = () =>
    [...(ring(1)?.querySelectorAll(parts) ?? [])].flatMap((part) =>
      Object.values(movesOf(part)).map((move) => Number.parseInt(move, 10)),
    );
  await expect
    .poll(() => [...new Set(delays())])
    .toEqual([4, 7, 8, 9].map((next) => next * times.NEXT_BAND_MS));
  expect([title(0), title(1)]).toEqual(['1', '1']);
});

test('hover and press', async () => {
  const screen = await render(<StoryCard href="#story" title="Our people" />);
  await userEvent.hover(screen.getByRole('link'));

  await expect.poll(movesIn(screen.container, '.gt-bark__grown')).toEqual({
    opacity: `0+${times.HOVER_MS}`,
    scale: `0+${times.HOVER_MS}`,
  });
});

test('a notice and a toast rise', async () => {
  const { container } = await render(
    <>
      <Notice label="Cookies" buttonLabel="Get it!" onAccept={() => {}}>
        Words
      </Notice>
      <Toast open>Words</Toast>
    </>,
  );

  expect(movesIn(container, '.gt-notice')()).toEqual({ 'gt-notice-rise': `0+${times.RISE_MS}` });
  expect(movesIn(container, '.gt-toast__card')()).toEqual({ 'gt-toast-rise': `0+${times.RISE_MS}` });
});

test('reduced motion fades slides in place', async () => {
  document.documentElement.dataset.gtMotion = 'reduced';
  const { container } = await render(<Walk />);

  await userEvent.keyboard('{ArrowRight}');
  await expect
    .poll(movesIn(container, '.gt-deck__slide[data-current]'))
    .toEqual({ opacity: `0+${times.REDUCED_MS}` });
  delete document.documentElement.dataset.gtMotion;
});
