import assert from 'node:assert/strict';
import { createApiClient } from '../../../packages/api-client/src/index.ts';
import { addEvent, type EventForm } from '../eventForm.ts';
import type { Trial } from '../prepare.ts';
import { showOnSite } from '../showOnSite.ts';

const TITLE = 'Tea <script>window.stolen = true</script> & “auditors”';

const EVENT: EventForm = {
  title: TITLE,
  shared: {
    Day: '2999-02-11',
    From: '17:30',
    To: '19:00',
    'Time zone of the place': 'America/Toronto',
    'How many can come': '40',
  },
  provinces: ['Québec'],
  written: {
    en: {
      'Kind, such as Career fair': 'Networking',
      School: 'Concordia University',
      'Building or room': 'Hall Building',
      City: 'Montréal',
      'Where to sign up': 'https://events.example.org/register?id=7&lang=en',
      'What the link says': 'Register now',
      Description: 'Bring a question.\n\nWe bring <3 & tea.',
    },
    fr: { Title: 'Thé avec des auditrices', 'Kind, such as Career fair': 'Réseautage' },
  },
};

/** A published event causes one signed call, `api-client` parses it, and the site shows it. */
export async function events(trial: Trial): Promise<void> {
  const { editor, home, origin, nextCall, calls } = trial;
  const id = await addEvent(editor, home, EVENT);
  assert.deepEqual(await nextCall(), { event: 'published', kind: 'campus-event', id });
  assert.equal(calls.waiting(), 0);

  const english = await createApiClient({ contentHost: origin }).campusEvents();
  assert.ok(english.ok);
  assert.equal(english.value.provinces.length, 13);
  const [event] = english.value.events;
  assert.deepEqual(event, {
    id,
    slug: 'tea-window-stolen-true-auditors',
    title: TITLE,
    date: '2999-02-11',
    endDate: null,
    startTime: '17:30',
    endTime: '19:00',
    timeZone: 'America/Toronto',
    provinces: ['quebec'],
    city: 'Montréal',
    school: 'Concordia University',
    venue: 'Hall Building',
    kind: 'Networking',
    online: false,
    featured: false,
    capacity: 40,
    link: { href: 'https://events.example.org/register?id=7&lang=en', label: 'Register now' },
    description: ['Bring a question.', 'We bring <3 & tea.'],
  });
  const french = await createApiClient({ contentHost: origin, language: 'fr-CA' }).campusEvents();
  assert.ok(french.ok);
  assert.deepEqual(french.value.events[0], {
    ...event,
    title: 'Thé avec des auditrices',
    kind: 'Réseautage',
    link: { ...event?.link, label: '' },
    description: [],
  });
  assert.equal(french.value.provinces.find(({ code }) => code === 'BC')?.name, 'Colombie-Britannique');

  const answer = await fetch(`${home}/wp-json/api/campus_events`);
  assert.match(answer.headers.get('Cache-Control') ?? '', /^public, max-age=60,/);
  assert.equal((await fetch(`${home}/wp-json/api/campus_events?lang=de`)).status, 400);
  await showOnSite(trial, [
    { path: '/campus-resources/campus-events', title: TITLE },
    { path: '/fr/ressources-campus/evenements-campus', title: 'Thé avec des auditrices' },
  ]);
}
