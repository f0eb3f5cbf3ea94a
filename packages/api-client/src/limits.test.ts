import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { CampusEvent } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createApiClient } from './client.ts';
import { parseCampusEvents } from './events.ts';
import {
  DESCRIPTION_CHARACTERS,
  EVENTS,
  LINE_CHARACTERS,
  MENU_ITEMS,
  PARAGRAPHS,
  PROVINCES,
  RESPONSE_BYTES,
  SLUG_CHARACTERS,
  SUBMENU_ENTRIES,
} from './limits.ts';
import { parseMenu, trimMenu } from './menu.ts';

const MEGABYTE = 2 ** 20;
const REST = { title: 'Everything else', url: 'https://www.example.com/' };
const itemsOf = (count: number, more: object = {}) =>
  Array.from({ length: count }, (_, index) => ({ title: `Item ${index}`, url: `/${index}`, ...more }));
const eventsOf = (count: number, dayOf: (index: number) => string = () => '2027-01-20') =>
  Array.from({ length: count }, (_, index) => ({ id: index, title: `Event ${index}`, date: dayOf(index) }));

function logged() {
  const lines: string[] = [];
  return { lines, report: (line: string) => void lines.push(line) };
}

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a menu of 20,000 items has 16, then one link to the rest, and logs how many are left out', () => {
  const { lines, report } = logged();
  const menu = parseMenu(itemsOf(20_000), { menuRest: REST, report });
  expect(menu).toHaveLength(17);
  expect(menu?.at(15)?.title).toBe('Item 15');
  expect(menu?.at(-1)).toEqual({ ...REST, submenu: [] });
  expect(lines).toEqual(['menu: 19984 items are left out: the limit is 16.']);
  expect(parseMenu(itemsOf(20_000))).toHaveLength(16);
});

test('a submenu of 20,000 entries has 24, then a link to the rest, at the address of its item', () => {
  const { lines, report } = logged();
  const [own, none] = [
    { title: 'Services', url: 'https://www.example.com/services', submenu: itemsOf(20_000) },
    { title: 'Places', url: null, submenu: itemsOf(20_000) },
  ];
  const menu = parseMenu([own, none], { menuRest: REST, report });
  expect(menu?.map(({ submenu }) => submenu.length)).toEqual([25, 25]);
  expect(menu?.map(({ submenu }) => submenu.at(-1))).toEqual([{ title: REST.title, url: own.url }, REST]);
  expect(lines).toEqual(['menu: 39952 entries of submenus are left out: the limit of each is 24.']);
});

test('a menu within the limits is complete, has no link to the rest and logs nothing', () => {
  const { lines, report } = logged();
  const full = itemsOf(MENU_ITEMS, { submenu: itemsOf(SUBMENU_ENTRIES) });
  const menu = parseMenu(full, { menuRest: REST, report });
  expect(menu).toHaveLength(MENU_ITEMS);
  for (const { submenu } of menu ?? []) expect(submenu).toHaveLength(SUBMENU_ENTRIES);
  expect(lines).toEqual([]);
  expect(trimMenu(full)).toBe(full);
});

test('an item that leads nowhere takes no place in a menu', () => {
  const menu = parseMenu([...itemsOf(10_000, { url: '#' }), ...itemsOf(16)], { menuRest: REST });
  expect(menu?.map(({ url }) => url)).toEqual(itemsOf(16).map(({ url }) => url));
});

test('a flat list of 20,000 items, all below one, is one item with 24 entries', () => {
  const flat = itemsOf(20_000).map((item, index) => ({
    ...item,
    ID: index + 1,
    menu_item_parent: index && 1,
  }));
  expect(parseMenu(flat)?.map(({ submenu }) => submenu.length)).toEqual([24]);
});

test.each([
  ['a list', itemsOf(20_000, { submenu: itemsOf(30) }).slice(0, 2000)],
  ['an object', Object.fromEntries(itemsOf(20_000).map((item, order) => [order, { ...item, order }]))],
  ['a flat list', itemsOf(20_000).map((item, index) => ({ ...item, ID: index + 1, menu_item_parent: '0' }))],
])('a menu that is %s is trimmed to the items that a menu shows', (_, json) => {
  const trimmed = trimMenu(json);
  expect(parseMenu(trimmed, { menuRest: REST })).toEqual(parseMenu(json, { menuRest: REST }));
  expect(JSON.stringify(trimmed).length).toBeLessThan(50_000);
});

test('keeps 2,000 events; of more than 5,000, the latest and those without a date', () => {
  expect(parseCampusEvents({ events: eventsOf(2000) })?.events).toHaveLength(2000);
  const { lines, report } = logged();
  const days = (index: number) => (index === 3 ? '' : index < 7000 ? '2020-05-01' : '2027-01-20');
  const read = parseCampusEvents({ events: eventsOf(9000, days) }, { report })?.events;
  expect(read).toHaveLength(5000);
  expect(read?.filter(({ date }) => date === '2027-01-20')).toHaveLength(2000);
  expect(read?.some(({ id, date }) => id === 3 && date === null)).toBe(true);
  expect(lines).toEqual([
    'campus_events: 4000 events are left out, those with the earliest days: 5000 are read.',
  ]);
});

test('a title of a megabyte is cut between two words, in every field', () => {
  const long = 'Audit and tax '.repeat(MEGABYTE / 14);
  const { lines, report } = logged();
  const menu = parseMenu([{ title: long, url: '/', submenu: [{ title: long, url: '/' }] }], { report });
  const answer = { events: [{ id: 1, title: long, city: long, type: long, link: '/', link_label: long }] };
  const [event] = parseCampusEvents(answer)?.events ?? [];
  const titles = [
    menu?.[0]?.title,
    menu?.[0]?.submenu[0]?.title,
    event?.title,
    event?.city,
    event?.link?.label,
  ];
  expect(JSON.stringify(trimMenu([{ title: long, url: '/' }])).length).toBeLessThan(21_000);
  for (const title of titles) {
    expect(title?.length).toBeLessThanOrEqual(160);
    expect(title).toMatch(/^(?:Audit and tax )+.*(?:Audit|and|tax)…$/);
  }
  expect(lines).toEqual(['menu: 2 titles are cut: the limit of characters is 160.']);
});

test('cuts no character in two', () => {
  for (const before of ['', 'x']) {
    const [item] = parseMenu([{ title: before + '🌱'.repeat(500), url: '/' }]) ?? [];
    expect(item?.title).toMatch(new RegExp(`^${before}(?:🌱)+…$`, 'u'));
  }
});

test('a description has at most twelve paragraphs and 4,000 characters', () => {
  const descriptionOf = (description: string) =>
    parseCampusEvents({ events: [{ id: 1, title: 'Fair', description }] })?.events[0]?.description ?? [];
  expect(descriptionOf('<p>One more.</p>'.repeat(1000))).toHaveLength(12);
  const long = descriptionOf(`<p>${'word '.repeat(300)}</p>`.repeat(9));
  expect(long.join('').length).toBeLessThanOrEqual(4000);
  expect(long.at(-1)).toMatch(/word…$/);
});

test('there are at most 100 provinces, and addresses and slugs are limited in length', () => {
  const provinces = itemsOf(20_000).map(({ title }, index) => ({ slug: `place-${index}`, name: title }));
  const event = { id: 1, title: 'Fair', slug: 'a'.repeat(MEGABYTE), link: `/${'a'.repeat(MEGABYTE)}` };
  const answer = parseCampusEvents({ events: [{ ...event, province: provinces }], provinces });
  expect(answer?.provinces).toHaveLength(100);
  expect(answer?.events[0]).toMatchObject({ slug: 'event-1', link: null });
  expect(answer?.events[0]?.provinces).toHaveLength(100);
});

/** Sends `part` again and again until the connection closes. */
function endless(part: string, sent: { bytes: number; over: Promise<unknown> | null }): RequestListener {
  return (_request: IncomingMessage, response) => {
    sent.over = once(response, 'close');
    const write = () => {
      while (!response.destroyed) {
        sent.bytes += part.length;
        if (!response.write(part)) break;
      }
    };
    response.on('drain', write);
    write();
  };
}

test.each(['menu', 'campusEvents', 'country'] as const)('an endless body is cancelled: %s', async (call) => {
  const sent = { bytes: 0, over: null };
  const origin = await serve(endless(' '.repeat(64 * 1024), sent));
  const client = createApiClient({ contentHost: origin, geolocationUrl: `${origin}/country` });
  const most = call === 'country' ? 65_536 : 4 * MEGABYTE;
  expect(await client[call]()).toMatchObject({
    ok: false,
    reason: 'response',
    message: expect.stringContaining(`It sent more than ${most} bytes.`),
  });
  await sent.over;
  // The buffers of both ends were sent too.
  expect(sent.bytes).toBeLessThan(most + 16 * MEGABYTE);
});

test('a few compressed kilobytes that decompress to a gigabyte are cancelled too', async () => {
  const packed = gzipSync(Buffer.alloc(32 * MEGABYTE, ' '));
  const origin = await serve((_, response) => {
    response.setHeader('Content-Encoding', 'gzip');
    response.end(packed);
  });
  expect(await createApiClient({ contentHost: origin }).menu()).toMatchObject({
    ok: false,
    reason: 'response',
  });
});

const RUNS = { seed: 36, numRuns: 60, interruptAfterTimeLimit: 2000 };

/** Text that is slow for parsers of words, slugs, days and addresses. */
const sign = fc.constantFrom(
  ...['a', 'a-', '<', '<p>', '<a "', '<!--', '&eacute;', '&', ' ', '\n\n', '\n \r', '%', '1', '🌱', '\u0301'],
);
const end = fc.constantFrom('', '!', 'x', '"');
const count = fc.constantFrom(0, 1, 15, 16, 17, 24, 25, 26, 3000);

/** Sizes of a list, of a list in it and of a text in that, whose product fits in a body. */
const sizes = fc
  .tuple(count, count, fc.constantFrom(1, 150, 170, 3000, 500_000))
  .filter(([outer, inner, length]) => outer * (inner + 1) * (length + 60) < RESPONSE_BYTES);
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

test('a menu keeps its limits, whatever the size of the response', () => {
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

test('a trimmed menu shows the same, and is no larger than the response', () => {
  fc.assert(
    fc.property(menu, (json) => {
      const trimmed = trimMenu(json);
      expect(parseMenu(trimmed, { menuRest: REST })).toEqual(parseMenu(json, { menuRest: REST }));
      expect(JSON.stringify(trimmed).length).toBeLessThanOrEqual(JSON.stringify(json).length + 1000);
    }),
    RUNS,
  );
});

test('events keep their limits, whatever the size of the response', () => {
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
