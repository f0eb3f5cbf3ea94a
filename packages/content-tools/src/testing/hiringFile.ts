import type { Hiring } from '@tamarack-lowe/content-model/internal/content';

const machine = {
  does: 'Nothing.',
  decides: 'Ada decides.',
  ground: 'By the wheel.',
  person: 'Ring the bell.',
  checked: '2026-11-02',
};

const step = {
  text: 'Words.',
  meet: 'Ada.',
  hear: 'A bell.',
  asks: 'Nothing.',
  no: 'You hear why.',
  adjustment: 'Say so.',
  machine,
};

const page = {
  title: ['How we hire'],
  lead: 'It takes a while.',
  summary: 'How we hire, step by step, with the days that each of them takes.',
};

/** `hiring.json` of the small firm: two steps, and two promises whose checks hold for 30 and for 300 days. */
export const HIRING: Hiring & { $schema?: string } = {
  pages: { hiring: { ...page, name: 'Hiring' }, promises: { ...page, name: 'Promises' } },
  steps: [
    { ...step, id: 'apply', name: 'You apply', day: 0, answer: { days: 5, label: 'I applied' } },
    { ...step, id: 'ride', name: 'A ride', day: { student: 4, experienced: 9 }, promise: 'bell' },
  ],
  reminder: {
    title: 'Remind me',
    text: 'We have {bikes} bicycles.',
    step: 'Last',
    day: 'On',
    until: 'By {date}.',
    button: 'Save',
    noScript: 'Count.',
    entry: 'They should have rung',
    entryText: 'By {date}.',
    file: 'bell',
  },
  promises: [
    {
      id: 'bell',
      promise: 'We ring.',
      measure: 'We listen.',
      found: 'It rang.',
      checked: '2026-11-02',
      by: 'Workshop',
      holdsDays: 30,
      lapsed: 'We still ring.',
    },
    {
      id: 'hooks',
      promise: 'There are {bikes} hooks.',
      measure: 'We count.',
      checked: '2026-11-02',
      by: 'Workshop',
      holdsDays: 300,
      lapsed: 'They hang.',
    },
  ],
  machines: { title: 'Machines', lead: 'They hum.', by: 'Workshop', holdsDays: 30 },
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
    machineItem: '{step}: {does} {decides} {ground} {person} {checked}.',
    promiseItem: '{promise} {checked}.',
    again: 'Being checked again',
    data: 'Data',
    toPromises: 'Promises',
    toHiring: 'Hiring',
  },
  updated: '2026-11-02',
};
