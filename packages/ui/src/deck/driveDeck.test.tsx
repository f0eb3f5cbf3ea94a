import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Deck } from './Deck.tsx';
import { DeckControls } from './DeckControls.tsx';
import { driveDeck } from './driveDeck.ts';

const NAMES = ['Roots', 'Trunk: year one', 'Crown'];
const progress = (index: number) => `Slide ${index + 1} of 3`;

/** Markup of a deck at `index`, without React. */
function built(index: number) {
  return renderToString(
    <Deck
      label="Tree"
      roleDescription="carousel"
      slideRoleDescription="slide"
      index={index}
      onIndexChange={() => {}}
      announcement={`${progress(index)}: ${NAMES[index]}`}
      slides={NAMES.map((name, place) => ({
        key: name,
        href: `/${name}`,
        label: `${progress(place)}: ${name}`,
        content: <a href={`#${name}`}>{`Read ${name}`}</a>,
      }))}
    >
      <DeckControls
        index={index}
        count={3}
        onIndexChange={() => {}}
        title={NAMES[index] ?? ''}
        progress={progress(index)}
        previousLabel="Previous slide"
        nextLabel="Next slide"
      />
    </Deck>,
  );
}

const parsed = (html: string) => document.createRange().createContextualFragment(html);
const stop = new AbortController();
const host = document.body.appendChild(document.createElement('div'));
afterEach(() => {
  host.replaceChildren();
});

function drive(signal = stop.signal) {
  host.replaceChildren(parsed(built(0)));
  const deck = host.querySelector<HTMLElement>('.gt-deck') as HTMLElement;
  const onStep = vi.fn();
  const { show } = driveDeck(deck, { signal, onStep });
  const [previous, next] = deck.querySelectorAll<HTMLButtonElement>('.gt-deck-controls__buttons button');
  return { deck, show, onStep, previous, next };
}

/** Markup of a deck, without attributes that only animations need. */
function drawn(deck: Element | null) {
  return {
    index: deck?.querySelector<HTMLElement>('.gt-deck__track')?.style.getPropertyValue('--gt-deck-index'),
    slides: [...(deck?.querySelectorAll<HTMLElement>('.gt-deck__slide') ?? [])].map((slide) => [
      slide.dataset.current,
      slide.dataset.side,
    ]),
    rings: [...(deck?.querySelectorAll('.gt-progress-glyph > *') ?? [])].map((ring) =>
      ring.getAttribute('data-filled'),
    ),
    disabled: [...(deck?.querySelectorAll('button') ?? [])].map((button) => button.disabled),
    words: deck?.querySelector('.gt-deck-controls p')?.textContent,
    said: deck?.querySelector('[role=status]')?.textContent,
  };
}

test('after a step the markup equals that of React', () => {
  const { deck, show } = drive();

  for (const index of [1, 2, 0]) {
    show(index);
    const react = document.createElement('div');
    react.append(parsed(built(index)));
    expect(drawn(deck)).toEqual(drawn(react.firstElementChild));
  }
});

test('buttons change slides, update their labels, and their clicks reach no other listener', async () => {
  const { deck, next, previous, onStep } = drive();
  const others = vi.fn();
  document.addEventListener('click', others);
  await userEvent.click(next as Element);
  await userEvent.click(next as Element);

  expect(onStep.mock.calls.map(([slide]) => slide.dataset.href)).toEqual(['/Trunk: year one', '/Crown']);
  expect(deck.querySelectorAll('.gt-deck__slide:not([inert])')).toHaveLength(1);
  expect(document.activeElement).toBe(previous);
  expect(others).not.toHaveBeenCalled();
  document.removeEventListener('click', others);
});

test('keys step and stop at the ends', async () => {
  const { onStep } = drive();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowRight}');

  expect(onStep).toHaveBeenCalledTimes(2);
});

test('it does nothing after its signal ends', async () => {
  const live = new AbortController();
  const { next, onStep } = drive(live.signal);
  live.abort();
  await userEvent.click(next as Element);
  await userEvent.keyboard('{ArrowRight}');

  expect(onStep).not.toHaveBeenCalled();
});
