import type { Pathway } from '@tamarack-lowe/content-model';
import type { PathwayPageData } from '../pathway/PathwayPage.tsx';

const course = { kind: 'course', text: 'Words.', months: 2 } as const;

/** Labels: each is its own key, with its placeholders. */
const labels: Pathway['labels'] = {
  month: 'month',
  province: 'province',
  choose: 'choose',
  clear: 'clear',
  filters: 'filters',
  chosen: '{month}, {province}',
  chosenMonth: '{month} alone',
  stages: 'stages',
  inMonth: '{month}',
  fromTo: '{from} to {to}',
  examination: '{name}: {month}',
  late: 'late',
  mentorMonths: '{count} months',
  counted: 'counted',
  ours: 'ours',
  seasons: 'seasons',
  school: 'school',
  body: 'body',
  programs: 'programs',
  provinces: 'provinces',
  stage: 'stage',
  rule: 'rule',
  graduatesUntil: 'until {month}',
  graduatesFrom: 'from {month}',
  unknownMonth: 'no month {value}',
  unknownProvince: 'no province {value}',
  noScript: 'noScript',
};

/** Two programs to become a forester, in two provinces. */
export const pathway: PathwayPageData = {
  title: ['To the', 'forest'],
  lead: 'Slowly.',
  decides: 'The guild decides.',
  today: '2026-11-27',
  back: { label: 'Campus', href: '/campus' },
  programs: [
    {
      id: 'old',
      name: 'The old way',
      until: '2026-12',
      ends: '2028-12',
      ended: 'It is no more.',
      text: 'By axe.',
      stages: [
        {
          ...course,
          id: 'axe',
          name: 'Axes',
          examination: { name: 'A tree', held: [6] },
          ours: 'We sharpen.',
        },
        {
          ...course,
          id: 'bench',
          name: 'In the wood',
          kind: 'experience',
          months: 30,
          monthsOf: { coast: 24 },
        },
        { ...course, id: 'oak', name: 'The oak', kind: 'examination', months: 1, after: ['bench'] },
      ],
    },
    {
      id: 'new',
      name: 'The new way',
      from: '2027-01',
      text: 'By saw.',
      stages: [{ ...course, id: 'saw', name: 'Saws', first: '2027-05', last: '2028-01' }],
    },
  ],
  bodies: [
    { id: 'guild', name: 'The guild', href: 'https://guild.example/' },
    { id: 'coast', name: 'The guild of the coast' },
  ],
  provinces: [
    { id: 'north', name: 'North', within: 'in the North', body: 'guild', school: 'The school' },
    { id: 'coast', name: 'Coast', within: 'on the coast', body: 'coast', school: 'The harbour' },
  ],
  seasons: [{ id: 'fair', name: 'The fair', month: 10, before: 6, text: 'Come by.' }],
  graduations: [4, 12],
  labels,
};
