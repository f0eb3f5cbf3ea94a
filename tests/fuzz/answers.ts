import fc from 'fast-check';
import { parseCampusEvents } from '../../packages/api-client/src/events.ts';
import { parseMenu } from '../../packages/api-client/src/menu.ts';
import {
  filterEvents,
  monthsOfEvents,
  sortEvents,
  splitPastEvents,
} from '../../packages/content-model/src/events.ts';
import { createContentHost } from '../../packages/server/src/contentHost.ts';
import type { Ending, Target } from './fuzz.ts';

type Answer = { status: number; type: string; body: string };

const NOW = Date.UTC(2026, 10, 27);
const ZONE = 'America/Toronto';

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '<b>Tax</b>',
    '&#60;script&#62;alert(1)',
    '<!--',
    'BEGIN:VALARM\r\nACTION:AUDIO',
    'é'.repeat(4000),
    '<'.repeat(20_000),
    '&'.repeat(20_000),
    '\u2028',
    '‮',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);
const address = fc.oneof(
  fc.webUrl(),
  words,
  fc.constantFrom(
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    '//forged.example',
    '/\\forged.example',
    'data:text/html,x',
    'https://[',
    'mailto:',
    '&#106;avascript:x',
  ),
);
const { item } = fc.letrec((tie) => ({
  item: fc.record(
    {
      title: words,
      url: address,
      ID: fc.nat(5),
      menu_item_parent: fc.nat(5),
      order: words,
      submenu: fc.oneof(words, tie('list')),
    },
    { requiredKeys: [] },
  ),
  list: fc.oneof(
    { maxDepth: 4 },
    fc.array(tie('item'), { maxLength: 5 }),
    fc.dictionary(fc.string(), tie('item'), { maxKeys: 4 }),
  ),
}));
const time = fc.oneof(words, fc.constantFrom('24:00', '0:00', '9 a.m.', '12 p.m.', '99:99', '-1:00'));
const day = fc.oneof(
  words,
  fc.constantFrom('2027-02-30', '0000-00-00', '9999-12-31', '2027-01-12', '20270112', '+275760-09-13'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);
const event = fc.record(
  {
    id: words,
    title: words,
    date: day,
    end_date: day,
    start_time: time,
    end_time: time,
    timezone: fc.oneof(words, fc.constantFrom('EST', 'Etc/GMT+5', 'America/St_Johns', 'Europe/Nowhere')),
    province: words,
    city: words,
    link: address,
    description: words,
  },
  { requiredKeys: [] },
);

/** Bodies that no service sends on purpose. */
const broken = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string(),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '<!doctype html>',
    '['.repeat(50_000),
    `[${'{},'.repeat(20_000)}{}]`,
    '{"__proto__":{"x":1}}',
  ),
);
const answerWith = (body: fc.Arbitrary<string>): fc.Arbitrary<Answer> =>
  fc.record({
    status: fc.constantFrom(200, 200, 200, 200, 204, 301, 404, 500, 503),
    type: fc.constantFrom('application/json', 'text/html', 'image/png', ''),
    body: fc.oneof({ weight: 5, arbitrary: body }, { weight: 1, arbitrary: broken }),
  });

/** Addresses that a page may link to. */
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/;

/** Lets the content host of a site get each answer, and pages use what the site makes of it. */
const openAt = (route: string, use: (json: unknown) => string[]) => async () => {
  const { fetch } = globalThis;
  let answer: Answer = { status: 200, type: '', body: '' };
  globalThis.fetch = async () =>
    new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      headers: { 'Content-Type': answer.type },
    });
  return {
    run: async (each: Answer): Promise<Ending> => {
      answer = each;
      // A cache would hold the answer before.
      const host = createContentHost({ contentHost: 'https://content.example' });
      const response = await host(new Request(`https://site.example/learn/wp-json/api/${route}`));
      const status = response?.status ?? 500;
      // An answer that pages could not use is refused, and they show the built one: 502 is what they expect then.
      if (status === 502) return { status: 424 };
      const unsafe = use(await response?.json()).filter((link) => !SAFE.test(link));
      return { status, wrong: unsafe.length === 0 ? undefined : `unsafe link ${unsafe[0]}` };
    },
    close: async () => {
      globalThis.fetch = fetch;
    },
  };
};

function useMenu(json: unknown): string[] {
  return (parseMenu(json) ?? []).flatMap(({ url, submenu }) => [
    ...(url === null ? [] : [url]),
    ...submenu.map((sub) => sub.url),
  ]);
}

function useEvents(json: unknown): string[] {
  const parsed = parseCampusEvents(json);
  if (parsed === null) throw new Error('The site serves events that pages cannot read.');
  const shown = sortEvents(
    filterEvents(parsed.events, { province: null, month: monthsOfEvents(parsed.events)[0] ?? null }),
  );
  splitPastEvents(shown, NOW, ZONE);
  return parsed.events.flatMap(({ link }) => (link ? [link.href] : []));
}

export const ANSWERS: readonly Target<Answer>[] = [
  {
    name: 'answers of the menu',
    cases: 3_000,
    arbitrary: answerWith(fc.array(item, { maxLength: 8 }).map((list) => JSON.stringify(list))),
    open: openAt('menu', useMenu),
  },
  {
    name: 'answers of the calendar',
    cases: 3_000,
    arbitrary: answerWith(
      fc
        .record({ events: fc.array(event, { maxLength: 8 }), provinces: words })
        .map((list) => JSON.stringify(list)),
    ),
    open: openAt('campus_events', useEvents),
  },
];
