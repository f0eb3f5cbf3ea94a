import { makeSite } from '@tamarack-lowe/content-model';
import type { PagePathway } from '@tamarack-lowe/content-tools';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from './grownFirm.ts';
import { GROWN_FIRM_BRAND } from './grownFirmBrand.ts';
import { GROWN_FIRM_DECK as deck } from './grownFirmDeck.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from './grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages } from './smallFirm.ts';

const course = { kind: 'course', text: 'Words.', months: 2 } as const;
const TEXT = 'With forty bicycles.';

/** A pathway with a program until 2026 and one from 2027, and a fact. */
const PATHWAY: PagePathway = {
  page: {
    name: 'To the guild',
    title: ['To the', 'guild'],
    lead: 'Slowly.',
    summary: 'How one becomes a member of the guild, by month and by province.',
    media: 'places/harbour',
  },
  decides: 'The guild decides.',
  programs: [
    {
      id: 'old',
      name: 'The old way',
      until: '2026-12',
      text: TEXT,
      stages: [{ ...course, id: 'hull', name: 'The hull' }],
    },
    {
      id: 'new',
      name: 'The new way',
      from: '2027-01',
      text: 'Without.',
      stages: [{ ...course, id: 'mast', name: 'The mast' }],
    },
  ],
  bodies: [{ id: 'guild', name: 'The guild' }],
  provinces: [{ id: 'north', name: 'North', within: 'in the North', body: 'guild', school: 'The school' }],
  seasons: [],
  graduations: [4],
  labels: {
    month: 'Month',
    province: 'Province',
    choose: 'Choose',
    clear: 'Clear',
    filters: 'Fields',
    chosen: '{month}, {province}',
    chosenMonth: '{month}',
    stages: 'Stages',
    inMonth: '{month}',
    fromTo: '{from} to {to}',
    examination: '{name}: {month}',
    late: 'Late',
    mentorMonths: '{count} months',
    counted: 'Soonest',
    ours: 'We',
    seasons: 'Seasons',
    school: 'School',
    body: 'Body',
    programs: 'Both ways',
    provinces: 'Provinces',
    stage: 'Stage',
    rule: 'Rule',
    graduatesUntil: 'Until {month}',
    graduatesFrom: 'From {month}',
    unknownMonth: 'No month {value}',
    unknownProvince: 'No province {value}',
    noScript: 'Below',
  },
  updated: '2026-11-02',
  facts: {
    sources: [{ source: 'The hooks', asOf: '2026-09-01', date: '1 September 2026', texts: ['forty'] }],
    places: { [TEXT]: [[5, 5, 0]] },
  },
};

const brand = { ...GROWN_FIRM_BRAND, pages: { ...GROWN_FIRM_BRAND.pages, pathway: '/ara' } };

/** The grown firm with the page of a pathway. */
export const PATHWAY_FIRM: RouteContext = {
  ...GROWN_FIRM,
  site: makeSite({ brand, deck, visitorTypes, messages, language: 'mi-NZ' }),
  content: { ...GROWN_FIRM.content, readPathway: () => PATHWAY },
};
