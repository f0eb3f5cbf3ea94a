import { expect, test } from 'vitest';
import { jobPosting } from './jobPosting.ts';
import { type FeedJob, parseJobs } from './jobs.ts';
import { pageData } from './pageData.ts';
import { wordsIn } from './words.ts';

const JOB: FeedJob = {
  id: 7,
  title: 'Audit associate',
  pay: { from: 52_000, to: 61_000, currency: 'CAD', per: 'year' },
  vacancy: true,
  description: 'You audit <small> firms.\n\nYou like questions.',
  url: 'https://jobs.example.com/7',
  posted: '2027-01-04',
  closes: '2027-02-01',
  city: 'Winnipeg',
  region: 'MB',
};
const FIRM = { firm: 'Example LLP', mainSite: 'https://www.example.com', country: 'CA' };

function read(json: unknown, today = '2027-01-15') {
  const log: string[] = [];
  return { jobs: parseJobs(json, { today, log: (line) => void log.push(line) }), log };
}

test('reads a list, and an object with a list', () => {
  expect(read([JOB]).jobs).toMatchObject([{ id: '7', remote: false, type: 'FULL_TIME' }]);
  expect(read({ jobs: [JOB] }).jobs).toHaveLength(1);
  for (const json of [null, {}, { jobs: 1 }, 'jobs'])
    expect(() => read(json)).toThrow(/is no list of jobs\. Give "read"/);
});

test('leaves out a job without pay range or vacancy, and says why', () => {
  const { pay, ...unpaid } = JOB;
  const { vacancy, ...vague } = JOB;
  const { jobs, log } = read([unpaid, vague, { ...JOB, pay: { ...pay, from: 70_000 } }, { title: '' }]);
  expect(vacancy).toBe(true);
  expect(jobs).toEqual([]);
  expect(log).toEqual([
    '"Audit associate": it has no pay range: write "pay": { "from": 52000, "to": 61000, "currency": "CAD", "per": "year" }. The job is left out.',
    '"Audit associate": it does not say if the position is vacant: write "vacancy": true or false. The job is left out.',
    '"Audit associate": "pay": "from" is more than "to". The job is left out.',
    expect.stringMatching(/^job 4: "id": .* The job is left out\.$/),
  ]);
});

test('leaves out a job whose last day is over, and the second with the same id', () => {
  const { jobs, log } = read([JOB, JOB, { ...JOB, id: 8 }], '2027-02-02');
  expect(jobs).toEqual([]);
  expect(log[0]).toBe('"Audit associate": its last day, 2027-02-01, is over. The job is left out.');
  expect(read([JOB, JOB], '2027-02-01').log).toEqual([
    '"Audit associate": another job has the id 7. The job is left out.',
  ]);
});

test('reads five hundred jobs at most', () => {
  const { jobs, log } = read(Array.from({ length: 501 }, (_, id) => ({ ...JOB, id })));
  expect(jobs).toHaveLength(500);
  expect(log).toEqual(['Of 501 jobs, the first 500 are read.']);
});

test('describes a job for search engines', () => {
  const [job] = read([{ ...JOB, remote: true }]).jobs;
  expect(job && jobPosting(job, FIRM)).toEqual({
    '@type': 'JobPosting',
    title: 'Audit associate',
    description: '<p>You audit &lt;small&gt; firms.</p><p>You like questions.</p>',
    identifier: { '@type': 'PropertyValue', name: 'Example LLP', value: '7' },
    url: 'https://jobs.example.com/7',
    datePosted: '2027-01-04',
    validThrough: '2027-02-01T23:59:59',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Example LLP', sameAs: 'https://www.example.com' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Winnipeg',
        addressRegion: 'MB',
        addressCountry: 'CA',
      },
    },
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'CA' },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', minValue: 52_000, maxValue: 61_000, unitText: 'YEAR' },
    },
  });
});

test('writes pay, vacancy and days in the language of the page', () => {
  const { jobs } = read([JOB, { ...JOB, id: 8, vacancy: false, posted: '2027-01-05', closes: null }]);
  const texts = (language: string) => {
    const words = wordsIn(language, { 'fr-CA': { title: 'Travaillez avec nous' } });
    return words && pageData(jobs, words, language);
  };
  expect(texts('en-CA')?.jobs).toMatchObject([
    { id: '8', vacancy: 'No position is vacant now: applications are collected for later.' },
    {
      place: 'Winnipeg, MB',
      pay: expect.stringMatching(/^\$52,000 ?– ?\$61,000 a year$/),
      vacancy: 'This position is vacant.',
      days: ['Posted on January 4, 2027', 'Apply by February 1, 2027'],
      paragraphs: ['You audit <small> firms.', 'You like questions.'],
    },
  ]);
  expect(texts('fr-CA')?.title).toBe('Travaillez avec nous');
  expect(texts('fr-CA')?.jobs[1]?.pay).toMatch(/^52\s000.*61\s000\s\$ par année$/);
  expect(texts('fr-CA')?.jobs[1]?.days[1]).toBe('Postulez d’ici le 1 février 2027');
  expect(texts('de-CH')).toBeNull();
});
