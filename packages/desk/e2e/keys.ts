import { strictEqual } from 'node:assert';

/** A browser that is driven by keys alone, whatever the protocol. */
export type Engine = {
  /** Opens an address in a new window, and closes the one before. */
  open(address: string): Promise<void>;
  /** Presses a key, with others held: `Enter`, `Shift+Tab`, `Control+s`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Value of an expression in the page; that of a promise once it is there. */
  evaluate<Value>(expression: string): Promise<Value>;
};

/** The element that has the focus. */
export type Focused = {
  /** Its name for people, or its tag. */
  name: string;
  value: string;
  /** Field of the content that it belongs to: `slides/2/circles/0`. */
  field: string;
  isInDialog: boolean;
  /** Reason why the focus is not visible; empty when it is. */
  problem: string;
};

/** Most presses of Tab on the way to an element. */
const MOST_TABS = 250;
/** Most attempts to find the focus visible. */
const MOST_ATTEMPTS = 20;

/** Actions of a person who has a keyboard and no mouse. */
export type Keys = ReturnType<typeof createKeys>;

export function createKeys(engine: Engine) {
  const focused = () => engine.evaluate<Focused>(`(${describeFocus})()`);
  /** Returns the focused element once its focus is visible: WebKit scrolls to it in a later frame. */
  const visibleFocus = async (): Promise<Focused> => {
    let here = await focused();
    for (let tries = 0; here.problem !== '' && tries < MOST_ATTEMPTS; tries += 1) {
      await pause();
      here = await focused();
    }
    return here;
  };
  const text = (selector: string) =>
    engine.evaluate<string>(`document.querySelector(${JSON.stringify(selector)})?.innerText ?? ''`);
  /** Presses Tab until an element has the focus. Throws when the focus is not visible on an element before it. */
  const tabTo = async (
    target: string | RegExp | ((here: Focused) => boolean),
    key: 'Tab' | 'Shift+Tab' = 'Tab',
  ): Promise<void> => {
    const isThere = (here: Focused) => {
      if (typeof target === 'string') return here.name === target;
      return target instanceof RegExp ? target.test(here.name) : target(here);
    };
    const passed: string[] = [];
    for (let count = 0; count < MOST_TABS; count += 1) {
      await engine.press(key);
      const here = await visibleFocus();
      if (here.problem !== '') throw new Error(`${here.name}: ${here.problem}`);
      if (isThere(here)) return;
      passed.push(here.name);
    }
    throw new Error(`${target} is not on the way of ${key}: ${passed.join(' | ')}`);
  };
  return {
    ...engine,
    focused,
    tabTo,
    /** Waits until the text of an element matches. */
    says: (selector: string, words: RegExp) =>
      until(`${selector} to say ${words}`, async () => words.test(await text(selector))),
    /** Waits until an element has the focus. */
    isAt: (name: RegExp) =>
      until(`the focus to be at ${name}`, async () => name.test((await focused()).name)),
    /** Replaces what stands in the field that has the focus. */
    async write(words: string): Promise<void> {
      await engine.press('Control+a');
      await engine.type(words);
      strictEqual((await focused()).value, words);
    },
    /** Saves by the keyboard, and waits until the words are in the file. The focus stays. */
    async save(): Promise<void> {
      const before = await focused();
      await engine.press('Control+s');
      await until('the words to be saved', async () => /^Saved/.test(await text('.bar__status')));
      strictEqual((await focused()).name, before.name);
    },
  };
}

/** Longest wait for a state, ms. */
const LONGEST_MS = 90_000;
const PAUSE_MS = 100;

/** Waits until a condition is met. `what`: its name, for the error when it is not. */
export async function until(what: string, isMet: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await isMet())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
    await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** Describes the element that has the focus. Runs in the page. */
function describeFocus(): Focused {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    return { name: 'nothing', value: '', field: '', isInDialog: false, problem: '' };
  const wordsOf = (other: Element | null | undefined) => {
    const words: string[] = [];
    const texts = document.createTreeWalker(other ?? new Text(), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    return words.join(' ').replaceAll(/\s+/g, ' ').trim();
  };
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  const labels = isField || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
  const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
  const name =
    named.map((id) => wordsOf(document.getElementById(id))).join(' ') ||
    element.getAttribute('aria-label') ||
    labels.map(wordsOf).join(' ') ||
    wordsOf(element) ||
    element.title ||
    element.localName;
  // A field of words has its frame around it.
  const framed = element.closest('.words') ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(framed);
  const { bottom, height, left, right, top, width } = element.getBoundingClientRect();
  const isShown = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  const above = height > 0 ? document.elementFromPoint(left + width / 2, y) : null;
  const isOnTop = above === null || element.contains(above) || above.contains(element);
  const isFrame = element instanceof HTMLIFrameElement;
  const problem = isFrame
    ? ''
    : [
        !isShown && 'nothing shows that it has the focus',
        !isInView && `it has the focus outside the window, ${Math.round(top)} px from its top`,
        isInView && !isOnTop && 'it has the focus behind something else',
      ]
        .filter(Boolean)
        .join(', ');
  return {
    name,
    value: isField ? element.value : '',
    field: element.closest<HTMLElement>('[data-field]')?.dataset.field ?? '',
    isInDialog: element.closest('dialog') !== null,
    problem,
  };
}
