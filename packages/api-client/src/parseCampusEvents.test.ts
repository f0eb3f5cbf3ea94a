import { expect, test } from 'vitest';
import { parseCampusEvents } from './parseCampusEvents.ts';

const provinces = { ontario: 'Ontario', quebec: 'Québec', yukon: 'Yukon' };

const read = (event: object) =>
  parseCampusEvents({ events: [{ id: 1, title: 'Fair', ...event }], provinces })?.events[0];

test.each([
  ['2027-01-19', '2027-01-19'],
  ['20261014', '2026-10-14'],
  [' 2026-10-14 ', '2026-10-14'],
  ['2026-10-14 18:00:00', '2026-10-14'],
  ['2026-10-14T18:00', '2026-10-14'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', null],
  ['2100-02-29', null],
  ['2026-13-01', null],
  ['2026-00-10', null],
  ['2026-04-31', null],
  ['2026-1014', null],
  ['0000-01-01', null],
  ['soon', null],
  ['2026-10-14, perhaps', null],
  ['', null],
  [20261014, null],
  [null, null],
])('reads the day %j as %j', (date, day) => {
  expect(read({ date })?.date).toBe(day);
});

test.each([
  ['10:00', '10:00'],
  ['9:05', '09:05'],
  ['12:00:00', '12:00'],
  ['5:30 pm', '17:30'],
  ['7:30 am', '07:30'],
  ['12:15 a.m.', '00:15'],
  ['12 p.m.', '12:00'],
  ['17 h 30', '17:30'],
  ['17h30', '17:30'],
  ['17\u00a0h\u00a030', '17:30'],
  ['19 h', '19:00'],
  ['24:00', null],
  ['10:60', null],
  ['13:00 pm', null],
  ['0 am', null],
  ['19', null],
  ['noon', null],
  ['', null],
  [19, null],
])('reads the time %j as %j', (start, time) => {
  expect(read({ start_time: start })?.startTime).toBe(time);
});

test('takes the time of a date-time picker when there is no other, midnight excepted', () => {
  expect(read({ date: '2026-10-14 18:00:00' })?.startTime).toBe('18:00');
  expect(read({ date: '2026-10-14 18:00:00', start_time: '9:00' })?.startTime).toBe('09:00');
  expect(read({ date: '2026-10-14 00:00:00' })?.startTime).toBeNull();
});

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-10-30', null],
  ['2026-10-01', null],
  ['2036-10-30', null],
  ['', null],
])('reads the last day %j of an event from October 30 as %j', (end, last) => {
  expect(read({ date: '2026-10-30', end_date: end })?.endDate).toBe(last);
});

test.each([
  [
    ['ontario', 'quebec', 'ontario'],
    ['ontario', 'quebec'],
  ],
  [{ 0: 'ontario', 2: 'yukon' }, ['ontario', 'yukon']],
  [[{ slug: 'yukon' }, { name: 'x' }, 7], ['yukon']],
  ['ontario', ['ontario']],
  [['all-provinces', 'yukon'], ['yukon']],
  [['tbd'], []],
  [false, []],
  [undefined, []],
])('reads the provinces %j', (province, slugs) => {
  expect(read({ province })?.provinces).toEqual(slugs);
});

test.each([
  ['https://e.example/r?id=1&#038;lang=en', { href: 'https://e.example/r?id=1&lang=en', label: 'Go' }],
  [
    'mailto:a@example.org?subject=Resume%20clinic',
    { href: 'mailto:a@example.org?subject=Resume%20clinic', label: 'Go' },
  ],
  ['/learn/contact/', { href: '/learn/contact/', label: 'Go' }],
  ['tel:+15550100', null],
  ['javascript:alert(1)', null],
  ['', null],
  [false, null],
])('reads the link %j', (link, expected) => {
  expect(read({ link, link_label: 'G<b>o</b>' })?.link).toEqual(expected);
});

test('writes a description as paragraphs without the text of scripts', () => {
  const description =
    '<h3>Panel</h3>\n<ol>\n<li>Ngozi &amp; Co</li><li>Zo&euml;</li>\n</ol><script>steal("<p>")</script><p>One<br>two\nlines <em>here</em>.</p><style>p{}</style><!-- <p>no</p> --><table><tr><td>PREP</td><td>6–12</td></tr></table>';
  expect(read({ description })?.description).toEqual([
    'Panel',
    'Ngozi & Co',
    'Zoë',
    'One',
    'two lines here.',
    'PREP 6–12',
  ]);
});

test('keeps blank lines of a description without markup as paragraphs, and drops an unclosed script', () => {
  expect(read({ description: 'One\n\nTwo <3 <script>three' })?.description).toEqual(['One', 'Two <3']);
});

test('knows online, featured, capacity and time zone only from what it can read', () => {
  expect(read({ virtual: '1', featured: '0', capacity: '30', timezone: 'America/Regina' })).toMatchObject({
    online: true,
    featured: false,
    capacity: 30,
    timeZone: 'America/Regina',
  });
  expect(read({ virtual: '', featured: true, capacity: 'many', timezone: 'Mars/Base' })).toMatchObject({
    online: false,
    featured: true,
    capacity: null,
    timeZone: null,
  });
});

test('skips bad events one by one, and repeated ids', () => {
  const events = [
    null,
    7,
    {},
    { id: 1 },
    { title: 'No id' },
    { id: '2', title: 'Two' },
    { id: 2, title: 'Again' },
  ];
  expect(parseCampusEvents({ events })?.events.map(({ title }) => title)).toEqual(['Two']);
});

test('names an event without a usable slug after its id', () => {
  expect(read({ slug: '' })?.slug).toBe('event-1');
  expect(read({ slug: 'expo-2027' })?.slug).toBe('expo-2027');
});

test.each([
  [[{ slug: 'quebec', name: 'Qu&eacute;bec', code: 'QC' }], [{ slug: 'quebec', name: 'Québec', code: 'QC' }]],
  [{ 7: { slug: 'yukon', name: 'Yukon', code: '' } }, [{ slug: 'yukon', name: 'Yukon', code: '' }]],
  [{ quebec: 'Québec', 7: 'Seven' }, [{ slug: 'quebec', name: 'Québec', code: '' }]],
  [{ errors: { invalid_taxonomy: ['Invalid taxonomy.'] }, error_data: [] }, []],
  [[{ slug: 'a', name: '' }, { name: 'B' }, null, 'c'], []],
  [false, []],
  [undefined, []],
])('reads the provinces of the answer %j', (provinces, expected) => {
  expect(parseCampusEvents({ events: [], provinces })?.provinces).toEqual(expected);
});

test.each([[null], [[]], ['x'], [{}], [{ events: false }], [{ events: [{ ID: 1, post_title: 'Raw' }] }]])(
  'does not take %j for an events answer',
  (json) => {
    expect(parseCampusEvents(json)).toBeNull();
  },
);
