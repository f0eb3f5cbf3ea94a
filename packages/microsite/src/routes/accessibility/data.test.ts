import { makeSite } from '@tamarack-lowe/content-model';
import type { Statement } from '@tamarack-lowe/content-model/internal/content';
import { expect, test } from 'vitest';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_BRAND } from '../testing/grownFirmBrand.ts';
import { GROWN_FIRM_DECK as deck } from '../testing/grownFirmDeck.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from '../testing/grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages } from '../testing/smallFirm.ts';
import { files, head, list, load } from './data.server.ts';
import { evidenceRecords, localizedText, subjectsData, waysData } from './evidence.server.ts';
import type { Evidence } from './evidence.ts';

const STATEMENT: Statement = {
  name: 'Access',
  title: 'For all',
  lead: 'Shade.',
  summary: 'What we aim at, how it is checked, what is not perfect, and who answers.',
  aim: { seal: 'AA', title: 'Aim', text: ['Level ground.'] },
  checks: { title: 'Checks', text: ['We walk.'], machine: 'Hums.', reader: 'Speaks.', hand: 'Looks.' },
  gaps: { title: 'Gaps', lead: 'One.', items: ['A root.'] },
  person: { title: 'Ash', text: ['Ask.'], email: 'ash@reid.example', phone: '+64 (4) 555-01' },
  labels: {
    evidence: 'Proof',
    pages: 'Pages',
    components: 'Parts',
    subject: 'What',
    checks: 'Criteria',
    machine: 'Machine',
    reader: 'Reader',
    hand: 'Hand',
    checked: 'Seen {date}',
    again: 'Again',
    data: 'Data',
  },
  updated: '2026-11-02',
};
const words = { en: 'Path', fr: 'Sentier' };
const made = { result: 'passes', checked: '2026-11-02', source: 'a' } as const;
const EVIDENCE: Evidence = {
  checks: {
    axe: { by: 'machine', with: { en: 'axe', fr: 'axe' }, criteria: ['1.1.1', '1.4.10', '1.4.3'] },
    keys: { by: 'machine', with: { en: 'keys', fr: 'touches' }, criteria: ['2.1.1'] },
    eyes: { by: 'hand', with: { en: 'eyes', fr: 'yeux' }, criteria: ['1.4.10'] },
  },
  subjects: [
    {
      id: 'path',
      name: words,
      sources: ['path'],
      checks: ['axe', 'keys', 'eyes'],
      rows: [
        { check: 'axe', ...made },
        { check: 'keys', ...made, checked: '2026-10-01' },
        { check: 'eyes', ...made, result: 'partly', note: { en: 'A root.', fr: 'Une racine.' }, stale: true },
      ],
    },
  ],
};
const all = { pages: EVIDENCE, components: { checks: {}, subjects: [] }, orca: null };

const brand = { ...GROWN_FIRM_BRAND, pages: { ...GROWN_FIRM_BRAND.pages, accessibility: '/huarahi' } };
const FIRM: RouteContext = {
  ...GROWN_FIRM,
  site: makeSite({ brand, deck, visitorTypes, messages, language: 'mi-NZ' }),
  content: { ...GROWN_FIRM.content, readStatement: () => STATEMENT },
};

test('a firm with a statement and an address for it has the page, and one without either has none', () => {
  expect(list(FIRM)).toMatchObject([{ path: '/huarahi', label: 'Access', updated: '2026-11-02' }]);
  expect(list(GROWN_FIRM)).toEqual([]);
  expect(list({ ...FIRM, content: GROWN_FIRM.content })).toEqual([]);
  expect(files(GROWN_FIRM)).toEqual([]);
});

test('the person who answers can be written to and phoned', () => {
  expect(load(FIRM)?.person.links).toEqual([
    { href: 'mailto:ash@reid.example', label: 'ash@reid.example' },
    { href: 'tel:+64455501', label: '+64 (4) 555-01' },
  ]);
});

test('what is not perfect in the packages is said beside the words of the firm', () => {
  const items = load(FIRM)?.gaps.items ?? [];
  expect(items[0]).toEqual({ text: 'A root.' });
  expect(items.length).toBeGreaterThan(1);
});

test('checks of one way are one line with all criteria, and the oldest day', () => {
  const [path] = subjectsData(EVIDENCE, { language: 'en-CA', statement: STATEMENT });
  expect(path?.checks).toEqual([
    {
      name: 'Machine',
      criteria: '1.1.1, 1.4.3, 1.4.10, 2.1.1',
      day: 'Seen October 1, 2026',
      again: false,
      note: null,
    },
    { name: 'Hand', criteria: '1.4.10', day: 'Again', again: true, note: { text: 'A root.' } },
  ]);
});

test('a way of checking has the day of its newest check, and one that was never used is left out', () => {
  const ways = waysData(all, { language: 'en-CA', statement: STATEMENT });
  expect(ways.map(({ name, day }) => [name, day])).toEqual([
    ['Machine', 'Seen November 2, 2026'],
    ['Hand', 'Seen November 2, 2026'],
  ]);
});

test('a subject that was not checked yet is left out', () => {
  const [path] = EVIDENCE.subjects;
  const subjects = path ? [{ ...path, rows: [] }] : [];
  expect(subjectsData({ ...EVIDENCE, subjects }, { language: 'en-CA', statement: STATEMENT })).toEqual([]);
});

test('packages speak French or English, and say so on a page in another language', () => {
  expect(localizedText(words, 'fr-CA')).toEqual({ text: 'Sentier' });
  expect(localizedText(words, 'en-CA')).toEqual({ text: 'Path' });
  expect(localizedText(words, 'mi-NZ')).toEqual({ text: 'Path', lang: 'en' });
});

test('the file beside the page has a record for each criterion, and the head names the file', () => {
  const [file] = files(FIRM);
  expect(file?.path).toBe('/huarahi.json');
  expect(JSON.parse(file?.text ?? '')).toMatchObject({
    firm: GROWN_FIRM_BRAND.firm,
    aim: 'AA',
    email: 'ash@reid.example',
  });
  expect(head(FIRM, { path: '/huarahi' })).toContainEqual({
    rel: 'alternate',
    type: 'application/json',
    href: '/huarahi.json',
  });
  const records = evidenceRecords(all, 'fr-CA').kindsOfPages;
  expect(records.map(({ criterion, result }) => [criterion, result])).toEqual([
    ['1.1.1', 'passes'],
    ['1.4.10', 'passes'],
    ['1.4.3', 'passes'],
    ['2.1.1', 'passes'],
    ['1.4.10', 'being checked again'],
  ]);
  expect(records.at(-1)).toMatchObject({ with: 'yeux', note: 'Une racine.' });
});
