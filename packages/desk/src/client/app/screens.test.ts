import { expect, test } from 'vitest';
import { hrefOf, readScreen, type Screen } from './screens.ts';

test.each<Screen>([
  { screen: 'overview', kind: null },
  { screen: 'overview', kind: 'member' },
  { screen: 'to-do' },
  { screen: 'changes' },
  { screen: 'item', id: 'stories/a b/$$$/story.json', language: 'fr', path: ['body', 2, 'text'] },
  { screen: 'item', id: 'facts.json', language: null, path: null },
])('an address names its screen: %j', (screen) => {
  expect(readScreen(hrefOf(screen))).toEqual(screen);
});

test('an address that names nothing is the overview', () => {
  for (const hash of ['', '#', '#/nowhere', '#/item', '#/?kind=x'])
    expect(readScreen(hash)).toEqual({ screen: 'overview', kind: null });
  expect(readScreen('#/item?id=a&at=%7B')).toMatchObject({ path: null });
});
