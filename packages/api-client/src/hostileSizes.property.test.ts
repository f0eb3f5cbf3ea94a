import type { CampusEvent } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCampusEvents } from './events.ts';
import {
  ANSWER_BYTES,
  DESCRIPTION_CHARACTERS,
  EVENTS,
  LINE_CHARACTERS,
  MENU_ITEMS,
  PARAGRAPHS,
  PROVINCES,
  SLUG_CHARACTERS,
  SUBMENU_ENTRIES,
} from './limits.ts';
import { parseMenu, trimMenu } from './menu.ts';

const RUNS = { seed: 36, numRuns: 60, interruptAfterTimeLimit: 2000 };
const REST = { title: 'Rest', url: '/rest' };

/** Signs that parsers of words, slugs, days and addresses take long with. */
const sign = fc.constantFrom(
  ...['a', 'a-', '<', '<p>', '<a "', '<!--', '&eacute;', '&', ' ', '\n\n', '\n \r', '%', '1', '🌱', '\u0301'],
);
const end = fc.constantFrom('', '!', 'x', '"');
const count = fc.constantFrom(0, 1, 15, 16, 17, 24, 25, 26, 3000);

/** Sizes of a list, of a list in it and of a text in that, whose product a body can hold. */
const sizes = fc
  .tuple(count, count, fc.constantFrom(1, 150, 170, 3000, 500_000))
  .filter(([outer, inner, length]) => outer * (inner + 1) * (length + 60) < ANSWER_BYTES);
const texts = fc.tuple(sign, end).map(
  ([one, last]) =>
    (length: number) =>
      one.repeat(Math.ceil(length / one.length)) + last,
);
const addresses = fc.oneof(
  texts,
  fc.constant(() => '/tax'),
);

const menu = fc.oneof(
  fc.tuple(sizes, texts, addresses).map(([[outer, inner, length], words, address]) => {
    const link = () => ({ title: words(length), url: address(length) });
    return Array.from({ length: outer }, () => ({ ...link(), submenu: Array.from({ length: inner }, link) }));
  }),
  fc.tuple(sizes, texts, fc.nat(3)).map(([[outer, , length], words, parents]) =>
    Array.from({ length: outer }, (_, index) => ({
      ID: index + 1,
      title: words(length),
      url: '/tax',
      menu_item_parent: index % (parents + 1),
    })),
  ),
  fc.tuple(texts, fc.constantFrom(1, 9, 500)).map(([words, depth]) => {
    const link = { title: words(500), url: '/tax' };
    let deep: object = link;
    for (let level = 0; level < depth; level += 1) deep = { ...link, submenu: [deep, link] };
    return [deep];
  }),
);

test('a menu is as small as its limits, whatever its size', () => {
  fc.assert(
    fc.property(menu, (json) => {
      const items = parseMenu(json, { menuRest: REST }) ?? [];
      expect(items.length).toBeLessThanOrEqual(MENU_ITEMS + 1);
      for (const { title, badge = '', submenu } of items) {
        expect(submenu.length).toBeLessThanOrEqual(SUBMENU_ENTRIES + 1);
        for (const words of [title, badge, ...submenu.map((entry) => entry.title)])
          expect(words.length).toBeLessThanOrEqual(LINE_CHARACTERS);
      }
    }),
    RUNS,
  );
});

test('a menu that is passed on shows the same, and is no larger than what came', () => {
  fc.assert(
    fc.property(menu, (json) => {
      const trimmed = trimMenu(json);
      expect(parseMenu(trimmed, { menuRest: REST })).toEqual(parseMenu(json, { menuRest: REST }));
      expect(JSON.stringify(trimmed).length).toBeLessThanOrEqual(JSON.stringify(json).length + 1000);
    }),
    RUNS,
  );
});

test('events are as small as their limits, whatever their size', () => {
  const field = fc.record({
    words: texts,
    day: fc.oneof(
      texts,
      fc.constant(() => '2027-01-20'),
    ),
    slug: texts,
  });
  const events = fc.tuple(sizes, field).map(([[outer, inner, length], { words, day, slug }]) => ({
    events: Array.from({ length: outer * (inner + 1) }, (_, id) => ({
      id,
      title: `Fair ${words(length)}`,
      date: day(length),
      start_time: words(length),
      slug: slug(length),
      city: words(length),
      link: words(length),
      description: words(length * 9),
      province: [slug(length)],
    })),
    provinces: Array.from({ length: outer }, (_, index) => ({
      slug: slug(length) + index,
      name: words(length),
    })),
  }));
  fc.assert(
    fc.property(events, (json) => {
      const read = parseCampusEvents(json);
      expect(read?.events.length ?? 0).toBeLessThanOrEqual(EVENTS);
      expect(read?.provinces.length ?? 0).toBeLessThanOrEqual(PROVINCES);
      const longest = (of: (event: CampusEvent) => number) => Math.max(0, ...(read?.events ?? []).map(of));
      expect(longest(({ title }) => title.length)).toBeLessThanOrEqual(LINE_CHARACTERS);
      expect(longest(({ city }) => city.length)).toBeLessThanOrEqual(LINE_CHARACTERS);
      expect(longest(({ slug }) => slug.length)).toBeLessThanOrEqual(SLUG_CHARACTERS);
      expect(longest(({ description }) => description.length)).toBeLessThanOrEqual(PARAGRAPHS);
      expect(longest(({ description }) => description.join('').length)).toBeLessThanOrEqual(
        DESCRIPTION_CHARACTERS,
      );
    }),
    RUNS,
  );
});
