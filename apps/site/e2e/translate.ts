import type { Page } from '@playwright/test';

/** Mark after every translated text, so that tests tell it from others. */
const TRANSLATED = '°';

/**
 * Translates a page as browsers do: replaces every text, and every later one, by two nested `<font>` elements with the
 * translation. `early`: begins before React hydrates the page.
 */
export async function translate(page: Page, { early = false } = {}): Promise<void> {
  if (early) await page.addInitScript(inPage, TRANSLATED);
  else await page.evaluate(inPage, TRANSLATED);
}

/** Runs in the page, so it must not use anything outside itself. */
function inPage(mark: string): void {
  const wrap = (text: Text) => {
    const parent = text.parentElement;
    if (!parent || text.data.trim() === '' || parent.closest('script, style, title, font, noscript')) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data + mark;
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target.parentNode ?? target);
        for (const node of addedNodes)
          if (node.isConnected) node instanceof Text ? wrap(node) : wrapAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** A file in a list of requests. */
const FILE = /\/assets\/[\w.-]+?\.(?:js|css|woff2)/g;

/**
 * Returns the text of a page without the marks. Sorts the files in a list of requests by name, because their order differs from
 * visit to visit.
 */
export async function wordsOn(page: Page): Promise<string> {
  const words = await page.evaluate(
    (mark) => document.body.textContent.replaceAll(mark, '').replaceAll(/\s+/g, ' ').trim(),
    TRANSLATED,
  );
  const files = words.match(FILE)?.sort().values();
  return words.replaceAll(FILE, (file) => files?.next().value ?? file);
}

/** Waits until the text of a page stays the same for 25 frames, and returns it. */
export async function wordsAtRest(page: Page): Promise<string> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let words = '';
        let same = 0;
        const look = () => {
          const now = document.body.textContent;
          same = now === words ? same + 1 : 0;
          words = now;
          if (same < 25) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
  return wordsOn(page);
}
