import { STORY_LAYOUTS } from '@tamarack-lowe/content-model';
import { findMessages, yoursMessages } from '@tamarack-lowe/content-model/internal/messages';
import { cloneElement } from 'react';
import { expect, test } from 'vitest';
import { CampusPage } from './campus/CampusPage.tsx';
import { ConnectPage } from './connect/ConnectPage.tsx';
import { EventsPage } from './events/EventsPage.tsx';
import { HiringPage } from './hiring/HiringPage.tsx';
import { IntroPage } from './intro/IntroPage.tsx';
import { MemberPage } from './member/MemberPage.tsx';
import { NotFoundPage } from './not-found/NotFoundPage.tsx';
import { PathwayPage } from './pathway/PathwayPage.tsx';
import { PromisesPage } from './promises/PromisesPage.tsx';
import { ResourcePage } from './resource/ResourcePage.tsx';
import { SlidesPage } from './slides/SlidesPage.tsx';
import { StoriesPage } from './stories/StoriesPage.tsx';
import type { FindMessages } from './stories/storyWords.ts';
import { StoryPage } from './story/StoryPage.tsx';
import { event, film, ofAll, picture, pictures, slide, story } from './testing/fixtures.ts';
import { pathway } from './testing/pathway.ts';
import { render } from './testing/render.tsx';
import { statement } from './testing/statement.tsx';
import { YoursPage } from './yours/YoursPage.tsx';
import type { YoursMessages } from './yours/yoursWords.ts';

const nothing = () => undefined;
const card = { slug: 'boots', href: '/boots', name: 'Boots', summary: 'Wear them.', pictures, minutes: 2 };
const ash = { slug: 'ash', href: '/ash', name: 'Ash Grove', picture };
const member = { ...ash, job: 'Forester', city: 'Elmdale', region: 'west', schools: ['Woods'] };
const jobs = ofAll('https://example.com/jobs');
const document = { key: 'list', title: 'A list', src: '/list.pdf', bytes: 2048 };
const here = { label: 'Roots', href: '/roots' };
const around = ofAll({
  back: here,
  prev: { ...here, title: 'The roots', name: 'Elm', job: 'Guide', picture },
  next: null,
  recruiter: { name: 'Elm', job: 'Guide', city: 'Elmdale', href: '/elm', picture },
  related: [{ label: 'Bark', href: '/bark', name: 'Ash Grove', picture }],
});

const findWords = Object.fromEntries(Object.keys(findMessages).map((key) => [key, key])) as FindMessages;
const yoursWords = Object.fromEntries(Object.keys(yoursMessages).map((key) => [key, key])) as YoursMessages;
const NO_VALUES = { topic: [], for: [], place: [], stage: [], format: [], time: [] };
const listed = {
  ...{ href: '/bark', label: 'Bark', headline: 'Under the bark', name: 'Elm', job: 'Guide', picture },
  ...{ topic: 'trees', for: ['seedling'], place: null, stage: null, format: 'text', minutes: 2 },
};

const slides = (
  <SlidesPage
    section="Trees"
    slidesOf={ofAll([slide])}
    index={0}
    onShow={nothing}
    change="slide"
    slideDurationMs={1000}
    seed={1}
    name=""
    opened={new Set()}
    hrefOf={() => '/trees/the-oldest'}
    phrase="Grow slowly"
    jobs={jobs}
  />
);

const events = (
  <EventsPage
    events={[event, { ...event, id: 2, date: '2026-01-02' }]}
    provinces={[{ slug: 'north', name: 'The North', code: 'NO' }]}
    pictures={pictures}
    text={[]}
    status="ready"
    online
    onTryAgain={nothing}
    filter={{ province: null, month: null }}
    onChoose={nothing}
    onClear={nothing}
    now={Date.parse('2027-01-01T12:00Z')}
    withPast
    calendar={{
      fileOf: () => '/walk.ics',
      fileOfAll: () => null,
      feed: 'webcal://example.com/walks.ics',
      make: async () => undefined,
    }}
    back={here}
  />
);

const step = {
  id: 'sow',
  name: 'You sow',
  days: ofAll(0),
  text: 'Deep.',
  meet: ofAll('Ash'),
  hear: 'Rain.',
  asks: 'Nothing.',
  no: 'Next spring.',
  adjustment: 'A stool.',
  checked: 'Checked in May',
};
const reminder = {
  title: 'Remind me',
  text: 'When?',
  step: 'Last',
  day: 'On',
  until: 'By {date}.',
  button: 'Save',
  noScript: 'Count five days.',
  answers: [{ id: 'sow', label: 'I sowed', days: 5 }],
};
const hiring = (
  <HiringPage
    title={['From seed', 'to tree']}
    lead="Slowly."
    steps={[step, { ...step, id: 'wait', name: 'You wait', days: ofAll(9), checked: null }]}
    labels={{
      start: 'Today',
      day: 'Day {day}',
      steps: 'Steps',
      meet: 'Meet',
      hear: 'Hear',
      asks: 'Ask',
      no: 'No',
      adjustment: 'Else',
    }}
    reminder={reminder}
    promises={here}
    onRemind={nothing}
  />
);

const check = { words: 'Checked in May', until: 'Good until June', lapsed: false };
const promise = {
  id: 'shade',
  promise: 'There is shade.',
  measure: 'We sit in it.',
  found: 'Cool.',
  by: 'Gardener',
  lapsed: null,
  check,
};
const promises = (
  <PromisesPage
    title={['Promises']}
    lead="All of them."
    promises={[
      promise,
      {
        ...promise,
        id: 'fruit',
        found: null,
        lapsed: 'Look again.',
        check: { ...check, lapsed: true, until: null },
      },
    ]}
    machines={{
      title: 'Machines',
      lead: 'They hum.',
      by: 'Gardener',
      steps: [
        {
          id: 'sow',
          name: 'You sow',
          does: 'Digs.',
          decides: 'Ash.',
          ground: 'Soil.',
          person: 'Call.',
          check,
        },
      ],
    }}
    law={{
      title: 'Rules',
      text: ['Of the garden.'],
      duties: [{ name: 'Gate', text: 'Close it.', ours: 'Closed.' }],
      says: 'The rule',
      does: 'Here',
      source: 'The board',
      read: 'Read in May',
    }}
    labels={{
      measure: 'How',
      found: 'Found',
      checkedBy: 'By',
      does: 'Does',
      decides: 'Who',
      ground: 'Why',
      person: 'Person',
    }}
    hiring={here}
    file={here}
  />
);

const PAGES = {
  intro: (
    <IntroPage
      pictures={ofAll(picture)}
      hrefs={ofAll('/roots')}
      recruit="/how"
      known=""
      onName={nothing}
      onForget={nothing}
      onStartOver={nothing}
      onChoice={async () => undefined}
      onRecruit={nothing}
    />
  ),
  slides,
  campus: <CampusPage film={film} posters={pictures} resources={[card]} documents={[document]} />,
  events,
  connect: (
    <ConnectPage
      team={[{ ...member, recruits: ['seedling', 'tree'] }]}
      filter={{ region: null, school: null, recruits: null }}
      regions={[{ value: 'west', label: 'West' }]}
      onChoose={nothing}
      onClear={nothing}
    />
  ),
  member: (
    <MemberPage
      member={{
        ...member,
        alt: 'Ash',
        text: ['Hello.'],
        linked: 'https://example.com',
        recruits: ['seedling'],
      }}
      previous={ash}
      next={ash}
      back="/people"
    />
  ),
  resource: (
    <ResourcePage
      name="Boots"
      title={['Wear them']}
      pictures={pictures}
      text={[
        { type: 'title', text: 'Laces' },
        { type: 'link', text: 'On', link: '/on' },
      ]}
      author={{ name: 'Ash', job: 'Forester', portrait: null }}
      minutes={2}
      documents={[document]}
      also={[card]}
      back="/campus"
    />
  ),
  accessibility: statement,
  hiring,
  promises,
  pathway: (
    <PathwayPage
      {...pathway}
      asked={{ month: '2026-12', province: 'north' }}
      onChoose={nothing}
      onClear={nothing}
      hrefOf={() => '/path'}
    />
  ),
  stories: (
    <StoriesPage
      words={findWords}
      stories={[listed]}
      total={1}
      options={{ ...NO_VALUES, topic: [{ value: 'trees', label: 'Trees' }] }}
      asked={{ topic: null, for: null, place: null, stage: null, format: null, time: null }}
      query=""
      search={null}
      action="/stories"
      hrefOf={() => '/stories'}
      onSearch={nothing}
      onType={nothing}
      onChoose={nothing}
      onClear={nothing}
      onLoadAll={nothing}
    />
  ),
  yours: (
    <YoursPage
      words={yoursWords}
      stored={{
        things: [{ id: 'name', label: 'Name', why: 'To greet.', lasts: 'tab', value: 'Oak' }],
        blocked: false,
        onErase: async () => true,
        onTake: nothing,
      }}
      motion={{ chosen: 'reduced', onChoose: () => ({ moves: false, kept: true }) }}
      receipt={{ requests: [], since: '13:05', dropped: 0, workerFiles: 0 }}
    />
  ),
  'not found': <NotFoundPage similar={[here]} links={[here]} />,
};

test.each(Object.entries(PAGES))('the page %s renders on the server from props alone', (_, page) => {
  const markup = render(page);
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup).not.toMatch(/undefined|NaN|\[object/);
});

test.each(STORY_LAYOUTS)('a story in the layout %s renders, with an end for each visitor type', (theme) => {
  const markup = render(<StoryPage story={{ ...story, theme }} around={around} jobs={jobs} />);
  expect(markup).toContain('The oldest');
  expect(markup.match(/<h1/g)).toHaveLength(1);
  expect(markup.match(/class="story-step"/g)).toHaveLength(2);
});

test('filters that divide nobody, and words without a value, are left out', () => {
  const recruits = ['seedling', 'tree'];
  const { region: _, ...nowhere } = { ...member, schools: [], recruits };
  const nobodyApart = render(cloneElement(PAGES.connect, { team: [nowhere], regions: [] }));
  expect(nobodyApart).not.toMatch(/<search|<select|connect(?:Region|School|For)/);
  expect(nobodyApart).toContain('connectCountAll');
  const two = [nowhere, { ...member, slug: 'elm', recruits }];
  expect(render(cloneElement(PAGES.connect, { team: two })).match(/<select[^>]* name="\w+"/g)).toEqual([
    expect.stringContaining('name="region"'),
    expect.stringContaining('name="school"'),
  ]);
});

test('dates have the form of the page’s language', () => {
  expect(render(events)).toContain('March 12, 2027');
  expect(render(events, 'fr-CA')).toContain('12 mars 2027');
});

test('plain links have no attributes from router hints', () => {
  expect(render(slides)).toContain('href="/trees/the-oldest"');
  expect(
    Object.values(PAGES)
      .map((page) => render(page))
      .join(''),
  ).not.toMatch(/preventscrollreset|replacehere/i);
});

test('the ring in the middle of a slide is that of the visitor, or of the firm without a name', () => {
  const bands = (name: string) =>
    new Set(render(cloneElement(slides, { rings: ['Oaks'], name })).match(/--gt-bands:\d+/g));
  expect(bands('')).toEqual(new Set(['--gt-bands:4']));
  expect(bands('Bo')).toEqual(new Set(['--gt-bands:2']));
});

test('the page says that no events are planned only once the request is ready', () => {
  const none = (status: 'loading' | 'ready') => render(cloneElement(events, { events: [], status }));
  expect(none('ready')).toContain('eventsEmptyTitle');
  expect(none('loading')).not.toContain('eventsEmptyTitle');
});

test('hiring says each day once for each visitor type, and how to count without scripts', () => {
  const markup = render(hiring);
  expect(markup).toContain('<noscript><p>Count five days.</p></noscript>');
  expect(markup.match(/<b>Today<\/b>/g)).toHaveLength(2);
  expect(markup.match(/Day <\/span><b>9<\/b>/g)).toHaveLength(2);
  expect(markup.match(/Checked in May/g)).toHaveLength(1);
});

test('a check that is being made again is marked, and words of another language say which', () => {
  const markup = render(statement);
  expect(markup.match(/data-again/g)).toHaveLength(1);
  expect(markup).toContain('<span lang="en">Sticks</span>');
});

test('a promise whose check has lapsed is marked, and says what holds meanwhile', () => {
  const markup = render(promises);
  expect(markup.match(/data-lapsed/g)).toHaveLength(1);
  expect(markup).toContain('Look again.');
  expect(markup.match(/Good until June/g)).toHaveLength(1);
});
