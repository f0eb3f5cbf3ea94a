import type { Pathway } from '@tamarack-lowe/content-model';

const course = { kind: 'course', text: 'Words.', months: 2 } as const;
const last = { name: 'A wheel', held: [3, 9] };

/** `pathway.json` of the small firm: two programs, two provinces, and one season. */
export const PATHWAY: Pathway = {
  page: {
    name: 'To the guild',
    title: 'To the guild',
    lead: 'Slowly.',
    summary: 'How one becomes a member of the guild, by month and by province.',
  },
  decides: 'The guild decides.',
  programs: [
    {
      id: 'old',
      name: 'The old way',
      until: '2026-12',
      ends: '2028-12',
      ended: 'It is no more.',
      text: 'With {bikes} bicycles.',
      stages: [
        { ...course, id: 'spokes', name: 'Spokes', examination: last },
        {
          ...course,
          id: 'bench',
          name: 'The bench',
          kind: 'experience',
          months: 30,
          monthsOf: { coast: 24 },
        },
        { ...course, id: 'wheel', name: 'The wheel', kind: 'examination', after: ['bench'] },
      ],
    },
    {
      id: 'new',
      name: 'The new way',
      from: '2027-01',
      text: 'Without bicycles.',
      stages: [{ ...course, id: 'all', name: 'All at once', first: '2027-05' }],
    },
  ],
  bodies: [
    { id: 'guild', name: 'The guild', href: 'https://guild.example/' },
    { id: 'coast', name: 'The guild of the coast', href: 'https://coast.example/' },
  ],
  provinces: [
    { id: 'north', name: 'North', within: 'in the North', body: 'guild', school: 'The school' },
    { id: 'coast', name: 'Coast', within: 'on the coast', body: 'coast', school: 'The harbour' },
  ],
  seasons: [{ id: 'fair', name: 'The fair', month: 10, before: 6, text: 'Come by.' }],
  graduations: [4, 12],
  labels: {
    month: 'Month',
    province: 'Province',
    choose: 'Choose',
    clear: 'Clear',
    filters: 'Choose',
    chosen: '{month}, {province}',
    chosenMonth: '{month}',
    stages: 'Stages',
    inMonth: '{month}',
    fromTo: '{from} to {to}',
    examination: '{name}: {month}',
    late: 'Ask.',
    mentorMonths: '{count} months',
    counted: 'The soonest.',
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
    unknownMonth: 'No month {value}.',
    unknownProvince: 'No province {value}.',
    noScript: 'Both ways are below.',
  },
  updated: '2026-11-20',
};
