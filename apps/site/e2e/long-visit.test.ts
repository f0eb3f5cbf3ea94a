import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { goRounds, NAVIGATIONS_OF_ROUND } from '@tamarack-lowe/bench/long-visit';
import { visit } from '@tamarack-lowe/built-pages/visit';

/**
 * Live objects after garbage collection: nodes (detached ones too), listeners, functions, and objects of every kind.
 */
async function alive(session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  const objects = async (prototype: string) => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: prototype,
      objectGroup: 'alive',
    });
    const { objects: found } = await session.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      objectGroup: 'alive',
    });
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      objectId: found.objectId ?? '',
      functionDeclaration: 'function () { return this.length; }',
    });
    await session.send('Runtime.releaseObjectGroup', { objectGroup: 'alive' });
    return Number(length.value);
  };
  return {
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    functions: await objects('Function.prototype'),
    objects: await objects('Object.prototype'),
  };
}

type Alive = Awaited<ReturnType<typeof alive>>;

/** The least that is alive after each of some rounds: what is drawn or fetched meanwhile comes and goes. */
async function leastAlive(page: Page, session: CDPSession, rounds: number): Promise<Alive> {
  const found: Alive[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(goRounds, 1);
    found.push(await alive(session));
  }
  const least = (kind: keyof Alive) => Math.min(...found.map((count) => count[kind]));
  return {
    nodes: least('nodes'),
    listeners: least('listeners'),
    functions: least('functions'),
    objects: least('objects'),
  };
}

test('a long visit leaves no nodes, listeners, functions or objects behind', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await visit(page, '/grow-together');
  const before = await leastAlive(page, session, 4);
  const navigations = 10 * NAVIGATIONS_OF_ROUND;
  await page.evaluate(goRounds, 10);
  const after = await leastAlive(page, session, 4);
  // Rendered adjacent slides account for less than this. A leaked page has hundreds of nodes and thousands of objects.
  expect(after.listeners - before.listeners).toBeLessThan(navigations);
  expect(after.nodes - before.nodes).toBeLessThan(10 * navigations);
  expect(after.functions - before.functions).toBeLessThan(10 * navigations);
  expect(after.objects - before.objects).toBeLessThan(100 * navigations);
});

test('the deck of a built page is let go when other pages have come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await visit(page, '/grow-together');
  const deck = await page.locator('.gt-deck').evaluateHandle((element) => new WeakRef(element));
  await page.evaluate(goRounds, 2);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  expect(await deck.evaluate((built) => built.deref()?.className)).toBeUndefined();
});
