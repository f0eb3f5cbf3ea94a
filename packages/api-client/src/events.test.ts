import { expect, test } from 'vitest';
import { parseCampusEvents } from './events.ts';

const provinces = { ontario: 'Ontario', quebec: 'Québec', yukon: 'Yukon' };

const read = (event: object) =>
  parseCampusEvents({ events: [{ id: 1, title: 'Fair', ...event }], provinces })?.events[0];

test.each([
  ['2027-01-19', '2027-01-19'],
  ['20261014', '2026-10-14'],
  [' 2026-10-14 ', '2026-10-14'],
  ['2026-10-14 18:00:00', '2026-10-14'],
  ['2026-10-14T18:00', '2026-10-14'],
  ['19/01/2027', null],
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
  ['24:00', '00:00'],
  ['24 h', '00:00'],
  ['24:01', null],
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

test('uses the time of a date-time picker without another, except midnight', () => {
  expect(read({ date: '2026-10-14 18:00:00' })?.startTime).toBe('18:00');
  expect(read({ date: '2026-10-14 18:00:00', start_time: '9:00' })?.startTime).toBe('09:00');
  expect(read({ date: '2026-10-14 00:00:00' })?.startTime).toBeNull();
});

test.each([
  ['2027-01-20T02:00:00Z', 'America/Toronto', '2027-01-19', '21:00'],
  ['2027-01-20T02:00:00.000Z', 'America/Toronto', '2027-01-19', '21:00'],
  ['2027-01-20 02:00:00+00', 'America/Toronto', '2027-01-19', '21:00'],
  ['2027-01-20T00:00:00Z', 'America/Toronto', '2027-01-19', '19:00'],
  ['2027-01-20T05:00:00Z', 'America/Toronto', '2027-01-20', null],
  ['2027-01-19T21:00:00-05:00', 'America/Toronto', '2027-01-19', '21:00'],
  ['2027-01-19T21:00:00-0500', 'America/Chicago', '2027-01-19', '20:00'],
  ['2027-01-19T14:00:00Z', 'Pacific/Auckland', '2027-01-20', '03:00'],
  ['2027-01-20T02:00:00Z', '-05:00', '2027-01-19', '21:00'],
  ['2027-07-20T03:30Z', 'america/toronto', '2027-07-19', '23:30'],
])('reads the moment %s in %s as the day %s there, at %s', (date, timezone, day, time) => {
  expect(read({ date, timezone })).toMatchObject({ date: day, startTime: time });
});

test('reads a moment of an event without zone in its own offset', () => {
  expect(read({ date: '2027-01-20T02:00:00Z' })).toMatchObject({
    date: '2027-01-20',
    startTime: '02:00',
    timeZone: 'UTC',
  });
  expect(read({ date: '2027-01-19T21:00:00-05:00' })).toMatchObject({
    date: '2027-01-19',
    startTime: '21:00',
    timeZone: '-05:00',
  });
});

test('reads the last moment in the zone of the event too', () => {
  const timezone = 'America/Toronto';
  const sameDay = { date: '2027-01-20T00:00:00Z', end_date: '2027-01-20T03:00:00Z', timezone };
  expect(read(sameDay)).toMatchObject({
    date: '2027-01-19',
    endDate: null,
    startTime: '19:00',
    endTime: '22:00',
  });
  const night = { ...sameDay, end_date: '2027-01-20T07:00:00Z' };
  expect(read(night)).toMatchObject({ endDate: '2027-01-20', endTime: '02:00' });
});

test('24:00 is midnight: at the end of a day, of each of several days, and as a start the next day', () => {
  const day = { date: '2027-01-19', start_time: '18:00', end_time: '24:00' };
  expect(read(day)).toMatchObject({ date: '2027-01-19', endDate: null, endTime: '00:00' });
  expect(read({ ...day, end_date: '2027-01-20' })).toMatchObject({ endDate: '2027-01-20', endTime: '24:00' });
  expect(read({ ...day, start_time: '24:00', end_time: '2:00' })).toMatchObject({
    date: '2027-01-20',
    startTime: '00:00',
    endTime: '02:00',
  });
  expect(read({ date: '2027-01-31T24:00' })).toMatchObject({ date: '2027-02-01', startTime: '00:00' });
});

test.each([
  ['america/toronto', 'America/Toronto'],
  ['America/Toronto ', 'America/Toronto'],
  ['-05:00', '-05:00'],
  ['UTC', 'UTC'],
  ['EST', '-05:00'],
  ['CST', null],
  ['', null],
  [false, null],
])('reads the zone %j as %j', (timezone, zone) => {
  expect(read({ timezone })?.timeZone).toBe(zone);
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

test('reads online, featured, capacity and time zone only from valid values', () => {
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

test('makes the slug of an event from its id when it has no usable one', () => {
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
])('reads the provinces of the response %j', (provinces, expected) => {
  expect(parseCampusEvents({ events: [], provinces })?.provinces).toEqual(expected);
});

test.each([[null], [[]], ['x'], [{}], [{ events: false }], [{ events: [{ ID: 1, post_title: 'Raw' }] }]])(
  'does not accept %j as a response with events',
  (json) => {
    expect(parseCampusEvents(json)).toBeNull();
  },
);

/** Warnings that a log gets about an event with some fields. */
function told(event: object): string[] {
  const lines: string[] = [];
  const report = (line: string) => lines.push(line);
  parseCampusEvents({ events: [{ id: 1, title: 'Fair', ...event }], provinces }, { report });
  return lines;
}

test.each([
  [{ date: '19/01/2027' }, 'date "19/01/2027" is not a day of the calendar: write "2027-01-19"'],
  [{ end_date: 'soon' }, 'end_date "soon" is not a day of the calendar: write "2027-01-19"'],
  [
    { date: '2027-01-19', end_date: '2027-01-18' },
    'end_date "2027-01-18" is before the first day, 2027-01-19',
  ],
  [
    { date: '2027-01-19', end_date: '2037-01-18' },
    'end_date "2037-01-18" is more than a year after the first day, 2027-01-19',
  ],
  [{ start_time: 'noon' }, 'start_time "noon" is not a time: write "18:00"'],
  [{ end_time: '25:00' }, 'end_time "25:00" is not a time: write "18:00"'],
  [{ timezone: 'Mars/Base' }, 'timezone "Mars/Base" is not a time zone: write "America/Lima" or "-05:00"'],
  [{ province: ['tbd'] }, 'province "tbd" is not among the provinces of the response'],
  [{ link: 'javascript:alert(1)' }, 'link "javascript:alert(1)" is not a safe address'],
  [{ capacity: 'many' }, 'capacity "many" is not a number of places'],
  [{ virtual: 'yes' }, 'virtual "yes" is neither "1" nor "0"'],
  [{ venue: 204 }, 'venue 204 is not text'],
  [{ description: ['a'] }, 'description ["a"] is not text'],
  [{ slug: 'a b' }, 'slug "a b" is not a slug: write "career-fair"'],
])('says what is left out of an event, with field and value: %j', (event, line) => {
  expect(told(event)).toEqual([
    'campus_events: 1 value is left out, because pages cannot use them:',
    `campus_events: event 1 "Fair": ${line}.`,
  ]);
});

test('logs nothing about empty or valid fields', () => {
  const nothing = [
    'date',
    'end_date',
    'start_time',
    'timezone',
    'link',
    'capacity',
    'venue',
    'slug',
    'province',
  ];
  for (const value of ['', ' ', null, false, []]) {
    expect(told(Object.fromEntries(nothing.map((field) => [field, value])))).toEqual([]);
  }
  expect(told({ date: '2027-01-19T24:00', end_time: '24:00', timezone: 'est', capacity: '0' })).toEqual([]);
});

test('logs the dropped events, counts those beyond the limit, and writes invisible characters as numbers', () => {
  const lines: string[] = [];
  const events = [
    { id: 1, title: 'Fair', date: '\u202e19' },
    { id: 1, title: 'Again' },
    { title: 'No id' },
    { id: 4, title: ' ' },
    7,
    ...Array.from({ length: 30 }, (_, index) => ({ id: 10 + index, title: 'Fair', date: 'x'.repeat(500) })),
  ];
  parseCampusEvents({ events }, { report: (line) => lines.push(line) });
  expect(lines.slice(0, 6)).toEqual([
    'campus_events: 35 values are left out, because pages cannot use them:',
    expect.stringContaining('event 1 "Fair": date "\\u{202e}19" is not a day'),
    'campus_events: event 1 "Again": id 1 belongs to another event, which stays.',
    'campus_events: event at place 3 "No id": id null is not a number: the event is left out.',
    'campus_events: event 4: title " " has no words: the event is left out.',
    'campus_events: event at place 5: events 7 is not an event.',
  ]);
  expect(lines.at(-1)).toBe('campus_events: … and 15 more.');
  expect(lines).toHaveLength(22);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(250);
});
