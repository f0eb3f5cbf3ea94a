import { expect, test } from 'vitest';
import { parseMenu } from './menu.ts';

const item = (title: unknown, url: unknown, more: object = {}) => ({ title, url, ...more });

test.each([
  ['Assurance & Accounting', 'Assurance & Accounting'],
  ['What&#8217;s on our minds &#8212; insights &#038; events', 'What’s on our minds — insights & events'],
  ['R&amp;D &lt; 5 years', 'R&D < 5 years'],
  ['&amp;lt;b&gt; once only', '&lt;b> once only'],
  ['&Eacute;quit&eacute;&nbsp;!', 'Équité\u00a0!'],
  ['&#146;90s &#xE9; &#0; &#x110000; &bogus;', '’90s é \uFFFD \uFFFD &bogus;'],
  ['A<script>alert(1)</script>B<br>C', 'AB C'],
  ['<a title="x > y">Tax</a>', 'Tax'],
  ['a \u202Eb', 'a b'],
])('writes the title %s as words', (title, words) => {
  expect(parseMenu([item(title, '/x')])?.[0]?.title).toBe(words);
});

test('an invisible title is none, so that no link is without a name', () => {
  const titles = ['\u200B', '&shy;', '&#8288;', '\uFEFF \u3164', '\u2800', '<b>&#8205;</b>', '&nbsp;'];
  const items = titles.map((title) => item(title, '/x'));
  expect(parseMenu([...items, item('Tax&shy;law', '/tax')])).toEqual([
    { title: 'Tax\u00ADlaw', url: '/tax', submenu: [] },
  ]);
});

test('takes a badge out of a title, but never its only words', () => {
  const remark = '<span class="menu-badge">We’re hiring</span>';
  expect(parseMenu([item(`Careers ${remark}`, '/x')])).toEqual([
    { title: 'Careers', badge: 'We’re hiring', url: '/x', submenu: [] },
  ]);
  const marked = item('Careers <span class="note">New</span>', '/x');
  expect(parseMenu([marked], { badgeClass: 'note' })?.[0]).toMatchObject({ title: 'Careers', badge: 'New' });
  const noted = item('Careers <span class="note">New</span>', '/x');
  expect(parseMenu([noted], { badgeClass: 'note' })?.[0]).toMatchObject({ title: 'Careers', badge: 'New' });
  for (const alone of [remark, ` ${remark}`]) {
    expect(parseMenu([item(alone, '/x')])?.[0]).toEqual({ title: 'We’re hiring', url: '/x', submenu: [] });
  }
  expect(parseMenu([item(`Careers ${remark} ${remark}`, '/x')])?.[0]?.badge).toBe(
    'We’re hiring We’re hiring',
  );
  const submenu = [item(`Campus ${remark}`, '/y')];
  expect(parseMenu([item('Careers', '/x', { submenu })])?.[0]?.submenu[0]?.title).toBe('Campus We’re hiring');
});

test.each([
  ['https://www.example.com/a?ref=menu&lang=en', 'https://www.example.com/a?ref=menu&lang=en'],
  ['https://www.example.com/?a=1&#038;b=2', 'https://www.example.com/?a=1&b=2'],
  ['//news.example.com/', 'https://news.example.com/'],
  ['/industries/#oil', '/industries/#oil'],
  ['mailto:jobs@example.com', 'mailto:jobs@example.com'],
  ['tel:+1-555-010-0199', 'tel:+1-555-010-0199'],
  ['HTTPS://Example.com', 'https://example.com/'],
])('keeps the address %s', (url, kept) => {
  expect(parseMenu([item('Tax', url)])).toEqual([{ title: 'Tax', url: kept, submenu: [] }]);
});

test.each([
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '&#106;avascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://example.com/1',
  'ftp://example.com/',
  'https:/evil.example',
  '/.//evil.example',
  '',
  '#',
  '#offices',
  'industries',
  'https://content.example.com/learn/?page_id=7',
  'http://[broken',
  7,
  null,
])('keeps the item of the address %j only for its submenu', (url) => {
  const child = item('Tax', '/tax');
  expect(parseMenu([item('Services', url), child])).toEqual([{ title: 'Tax', url: '/tax', submenu: [] }]);
  expect(parseMenu([item('Services', url, { submenu: [child] })])).toEqual([
    { title: 'Services', url: null, submenu: [{ title: 'Tax', url: '/tax' }] },
  ]);
});

test('a path with a backslash is no path of the same site', () => {
  expect(parseMenu([item('Tax', '/\\evil.example/')], { siteUrl: 'https://www.example.com' })).toEqual([
    { title: 'Tax', url: 'https://evil.example/', submenu: [] },
  ]);
});

test('resolves paths against the main site', () => {
  const menu = parseMenu([item('Industries', '/industries/')], { siteUrl: 'https://www.example.com/en/' });
  expect(menu?.[0]?.url).toBe('https://www.example.com/industries/');
});

test('lifts deeper levels right behind their parent', () => {
  const tree = [
    item('Services', '#', {
      submenu: [
        item('Advisory', '#', {
          submenu: [item('Cyber', '/cyber', { submenu: [item('Red team', '/red')] })],
        }),
        item('Tax', '/tax'),
      ],
    }),
  ];
  expect(parseMenu(tree)?.[0]?.submenu.map(({ title }) => title)).toEqual(['Cyber', 'Red team', 'Tax']);
});

test('skips bad items one by one', () => {
  expect(parseMenu([null, 'x', 7, [], {}, item('', '/a'), item(['T'], '/b'), item('Tax', '/tax')])).toEqual([
    { title: 'Tax', url: '/tax', submenu: [] },
  ]);
});

test('sorts keyed objects by their order, not by their keys', () => {
  const keyed = { 9: item('First', '/1', { order: 1 }), 3: item('Second', '/2', { order: 2 }) };
  expect(parseMenu(keyed)?.map(({ title }) => title)).toEqual(['First', 'Second']);
});

test('puts a raw item without its parent on top, and drops loops', () => {
  const raw = [
    item('Loop', '/l', { ID: 1, menu_item_parent: '2' }),
    item('Loop too', '/m', { ID: 2, menu_item_parent: '1' }),
    item('Orphan', '/o', { ID: 3, menu_item_parent: '99' }),
  ];
  expect(parseMenu(raw)?.map(({ title }) => title)).toEqual(['Orphan']);
});

test('reads raw items with the same id only once', () => {
  const raw = Array.from({ length: 60 }, () => item('Same', '/s', { ID: 1, menu_item_parent: '1' }));
  expect(parseMenu([item('Root', '/', { ID: 1, menu_item_parent: '0' }), ...raw])).toBeNull();
});

test('survives nesting without end', () => {
  let deep: object = item('Leaf', '/leaf');
  for (let level = 0; level < 5000; level += 1) deep = item('Level', '/level', { submenu: [deep] });
  expect(parseMenu([deep])).toHaveLength(1);
});

test.each([
  [false],
  [null],
  ['menu'],
  [7],
  [{}],
  [{ code: 'rest_no_route', data: { status: 404 } }],
  [[1, 2]],
])('does not take %j for a menu', (json) => {
  expect(parseMenu(json)).toBeNull();
});

test('an empty list is an empty menu', () => {
  expect(parseMenu([])).toEqual([]);
});
