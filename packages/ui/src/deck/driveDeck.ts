import { listenToDeck } from './deckInput.ts';
import { inReadingOrder } from './gestures.ts';

/** Controls of a deck that runs before React. */
export type DrivenDeck = {
  /** Shows a slide, from 0, with the markup of `Deck` and `DeckControls`. */
  show: (index: number) => void;
};

/**
 * Changes slides of a built page on buttons, keys and swipe before React runs. It writes the same markup as `Deck` and
 * `DeckControls`, as hydration expects it, and hides clicks on the buttons from other listeners. Stops with the signal.
 * `onStep` receives each new slide. The title of a slide is its label after the first ": ", as in "Slide 3 of 6: A Place to
 * Belong".
 */
export function driveDeck(
  deck: HTMLElement,
  { signal, onStep }: { signal: AbortSignal; onStep: (slide: HTMLElement) => void },
): DrivenDeck {
  const all = <T extends Element>(selector: string) => [...deck.querySelectorAll<T>(selector)];
  const [track] = all<HTMLElement>('.gt-deck__track');
  const slides = all<HTMLElement>('.gt-deck__slide');
  const buttons = all<HTMLButtonElement>('.gt-deck-controls__buttons button');
  let index = slides.findIndex((slide) => slide.dataset.current);

  function show(next: number) {
    const before = index;
    index = next;
    const mark = (element: Element, name: string, on: boolean | string) =>
      on ? element.setAttribute(name, String(on)) : element.removeAttribute(name);
    deck.dataset.change = 'slide';
    track?.style.setProperty('--gt-deck-index', `${index}`);
    for (const [place, slide] of slides.entries()) {
      slide.inert = place !== index;
      mark(slide, 'data-current', place === index);
      mark(slide, 'data-side', place < index ? 'before' : place > index && 'after');
      mark(slide, 'data-shown', place === index || place === before);
    }
    const label = slides[index]?.ariaLabel ?? '';
    const [progress = '', title = ''] = label.split(/: (.*)/);
    for (const place of all('.gt-deck-controls strong')) place.textContent = title;
    for (const place of all('.gt-deck-controls span')) place.textContent = progress;
    for (const place of all(':scope > [role=status]')) place.textContent = label;
    for (const [place, ring] of all('.gt-progress-glyph circle').reverse().entries()) {
      mark(ring, 'data-filled', place <= index);
    }
    // As in `DeckControls`: from a button that becomes disabled, the focus would go to the body.
    const focused = buttons.indexOf(document.activeElement as HTMLButtonElement);
    for (const [place, button] of buttons.entries())
      button.disabled = index === (place ? slides.length - 1 : 0);
    if (buttons[focused]?.disabled) buttons[1 - focused]?.focus();
  }

  const step = (by: number) => {
    const slide = slides[index + by];
    if (!slide) return;
    show(index + by);
    onStep(slide);
  };
  listenToDeck(deck, (by) => step(inReadingOrder(by, deck)), signal);
  addEventListener(
    'click',
    (event) => {
      const place = buttons.findIndex((button) => button.contains(event.target as Node));
      if (place < 0) return;
      event.stopImmediatePropagation();
      step(place ? 1 : -1);
    },
    { capture: true, signal },
  );
  return { show };
}
