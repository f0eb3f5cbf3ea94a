/**
 * Inlined at the end of every built page. Before React is there it makes the slides step, opens the menu where the
 * browser does not by itself, and decides when React may come: after the largest paint, or when the visitor touches
 * the page. Keep it small: it is in every page, and hashed in the Content-Security-Policy.
 */
import { driveDeck } from '@tamarack-lowe/ui/drive-deck';
import { calm } from './calm.ts';
import { pause } from './pause.ts';
import { tellFailure } from './tellFailure.ts';
import type { Early, VisitFile } from './visit.ts';

/** What the build writes on the script's element (`pageFrame`). */
type Settings = Record<'visit' | 'build' | 'silence' | 'failed' | 'retry', string>;

const { visit, build, silence, failed, retry } = (document.currentScript as HTMLScriptElement)
  .dataset as Settings;
const stop = new AbortController();
const { signal } = stop;

const early: Early = {
  visit,
  build,
  stop: () => {
    stop.abort();
    pressed?.click();
  },
};
window.__early = early;

// A name outside of a block would keep the deck for the whole visit.
for (const deck of document.querySelectorAll<HTMLElement>('.gt-deck')) {
  const drawn = driveDeck(deck, {
    signal,
    onStep: ({ dataset }) => {
      history.pushState({}, '', dataset.href);
    },
  });
  addEventListener(
    'popstate',
    () => {
      const slides = [...deck.querySelectorAll<HTMLElement>('.gt-deck__slide')];
      drawn.show(
        Math.max(
          0,
          slides.findIndex(({ dataset }) => dataset.href === location.pathname),
        ),
      );
    },
    { signal },
  );
}

let pressed: HTMLElement | undefined;
const opensByItself = 'command' in HTMLButtonElement.prototype;
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest('button');
    // A button that already does something: the one to try again.
    if (!button || button.onclick) return;
    const opens = button.getAttribute('commandfor');
    if (opens === null) {
      // Nobody listens yet: it is pressed again when somebody does.
      event.stopImmediatePropagation();
      pressed = button;
    } else if (!opensByItself) {
      const dialog = document.getElementById(opens) as HTMLDialogElement;
      if (dialog.open) dialog.close();
      else dialog.showModal();
    }
  },
  { capture: true, signal },
);

calm(signal).then(async () => {
  let told = false;
  const fail = (file: string) => {
    if (told || signal.aborted) return;
    told = true;
    tellFailure({ file, build, failed, retry });
  };
  const timer = setTimeout(fail, +silence, 'entry');
  signal.onabort = () => clearTimeout(timer);
  try {
    early.file = fetch(visit).then((answer): Promise<VisitFile> => answer.json());
    const sheet = document.querySelector('link[disabled]') as HTMLLinkElement;
    const [{ deck, pieces }, { type }] = await Promise.all([
      early.file,
      new Promise<Event>((resolve) => {
        // The sheet stays: a function of our own would keep all that this script knows, the deck included.
        sheet.onload = sheet.onerror = resolve as OnErrorEventHandler;
        sheet.disabled = false;
      }),
    ]);
    if (type === 'error') fail(sheet.href);
    // To be asked, the browser finds its styles now: not in the frame, which has enough to do, and not while scripts compile,
    // which would take the one processor or the other from them.
    void getComputedStyle(sheet).direction;
    early.deck = fetch(deck);
    for (const href of pieces) {
      await pause();
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    for (const piece of pieces) {
      await import(/* @vite-ignore */ piece);
      await pause();
    }
  } catch {
    fail('entry');
  }
});
