import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeProblems } from '../axe.ts';
import { openContentCopy } from '../contentCopy.ts';
import { KEYBOARD_JOURNEYS } from '../keyboardJourneys.ts';
import { createKeys, type Engine } from '../keys.ts';

/** Walks the journeys of the keyboard in a browser, and looks at what axe finds on the main screens. */
export function walkIn(name: string, openEngine: () => Promise<Engine & AsyncDisposable>): void {
  let engine: Engine & AsyncDisposable;
  beforeAll(async () => {
    engine = await openEngine();
  });
  afterAll(() => engine?.[Symbol.asyncDispose]());

  for (const [words, journey] of Object.entries(KEYBOARD_JOURNEYS)) {
    it(`with the keys alone, ${name} ${words}`, async () => {
      // Each journey opens a desk with its own port, and so with its own drafts.
      await using content = await openContentCopy();
      const keys = createKeys(engine);
      await keys.open(content.url);
      await journey({ keys, content });
    });
  }

  it(`axe finds nothing in ${name}`, async () => {
    await using content = await openContentCopy();
    const keys = createKeys(engine);
    for (const address of ['', '#/to-do', '#/item?id=stories/discover/belonging/story.json&language=fr']) {
      await keys.open(content.url + address);
      expect(await axeProblems(engine), address).toEqual([]);
    }
  });
}
