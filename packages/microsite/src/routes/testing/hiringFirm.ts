import { makeSite } from '@tamarack-lowe/content-model';
import type { PageHiring } from '@tamarack-lowe/content-tools';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from './grownFirm.ts';
import { GROWN_FIRM_BRAND } from './grownFirmBrand.ts';
import { GROWN_FIRM_DECK as deck } from './grownFirmDeck.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from './grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages } from './smallFirm.ts';

const holds = {
  day: '2026-11-02',
  words: 'Checked on 2 November 2026',
  until: 'Good until 2 December 2026',
  untilDay: '2026-12-02',
  lapsed: false,
};
const lapsed = { ...holds, words: 'Being checked again', until: null, lapsed: true };

const promise = {
  id: 'bell',
  promise: 'We ring.',
  measure: 'We listen.',
  found: 'It rang.',
  checked: '2026-11-02',
  by: 'Workshop',
  holdsDays: 30,
  lapsed: 'We still ring.',
  check: holds,
};

const sentences = { does: 'Nothing.', decides: 'Hana.', ground: 'By ear.', person: 'Ring.' };
const step = {
  id: 'apply',
  name: 'You apply',
  day: 0,
  text: 'Words.',
  meet: 'Hana.',
  hear: 'A bell.',
  asks: 'Nothing.',
  no: 'You hear why.',
  adjustment: 'Say so.',
  answer: { days: 5, label: 'I applied' },
  promise: null,
  machine: { ...sentences, check: holds },
};
const summary = 'How we hire, step by step, with the days that each of them takes.';

/** How the grown firm hires: one promise whose check holds, and one whose check has lapsed. */
const HIRING: PageHiring = {
  pages: {
    hiring: { name: 'Hiring', title: ['How we', 'hire'], lead: 'Slowly.', summary, media: 'places/harbour' },
    promises: { name: 'Promises', title: 'Promises', lead: 'All of them.', summary },
  },
  steps: [
    step,
    { ...step, id: 'call', name: 'A call', day: { student: 4, experienced: 9 }, answer: undefined, promise },
  ],
  reminder: {
    title: 'Remind me',
    text: 'When?',
    step: 'Last',
    day: 'On',
    until: 'By {date}.',
    button: 'Save',
    noScript: 'Count.',
    entry: 'They should have rung',
    entryText: 'By {date}.',
    file: 'bell',
  },
  promises: [promise, { ...promise, id: 'hooks', check: lapsed }],
  machines: { title: 'Machines', lead: 'They hum.', by: 'Workshop', holdsDays: 30 },
  law: null,
  labels: {
    start: 'Today',
    day: 'Day {day}',
    steps: 'Steps',
    meet: 'Meet',
    hear: 'Hear',
    asks: 'Ask',
    no: 'No',
    adjustment: 'Else',
    does: 'Machine',
    decides: 'Who',
    ground: 'Why',
    person: 'Person',
    measure: 'Measure',
    found: 'Found',
    checked: 'Checked on {date}',
    checkedBy: 'By',
    holds: 'Good until {date}',
    machineItem: '{step}: {does}',
    promiseItem: '{promise} {checked}.',
    again: 'Being checked again',
    data: 'Data',
    toPromises: 'All promises',
    toHiring: 'In days',
  },
  updated: '2026-11-02',
};

const brand = {
  ...GROWN_FIRM_BRAND,
  pages: { ...GROWN_FIRM_BRAND.pages, hiring: '/mahi-hou', promises: '/kupu' },
};

/** The grown firm with pages about hiring. */
export const HIRING_FIRM: RouteContext = {
  ...GROWN_FIRM,
  site: makeSite({ brand, deck, visitorTypes, messages, language: 'mi-NZ' }),
  content: { ...GROWN_FIRM.content, readHiring: () => HIRING },
};
