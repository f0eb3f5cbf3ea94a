import { paragraphsOf } from './jobPosting.ts';
import type { Job } from './jobs.ts';
import { fill, type JobWords } from './words.ts';

/** Data of the page: every text in the language of the page. */
export type JobsData = {
  title: string;
  description: string;
  none: string;
  apply: string;
  jobs: {
    id: string;
    title: string;
    place: string;
    pay: string;
    vacancy: string;
    days: string[];
    paragraphs: string[];
    url: string;
  }[];
};

/** Makes the data of the page from jobs: newest first, then by title. */
export function pageData(jobs: readonly Job[], words: JobWords, language: string): JobsData {
  const { title, description, none, apply } = words;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => date.format(new Date(`${day}T00:00:00Z`));
  const sorted = jobs.toSorted(
    (a, b) => b.posted.localeCompare(a.posted) || a.title.localeCompare(b.title, language),
  );
  return {
    title,
    description,
    none,
    apply,
    jobs: sorted.map((job) => ({
      id: job.id,
      title: job.title,
      place: [job.city, job.region, job.remote && words.remote].filter(Boolean).join(', '),
      pay: fill(words[job.pay.per], { pay: payOf(job.pay, language) }),
      vacancy: fill(job.vacancy ? words.vacancy : words.noVacancy),
      days: [
        fill(words.posted, { day: dayOf(job.posted) }),
        ...(job.closes ? [fill(words.closes, { day: dayOf(job.closes) })] : []),
      ],
      paragraphs: paragraphsOf(job.description),
      url: job.url,
    })),
  };
}

function payOf({ from, to, currency }: Job['pay'], language: string): string {
  const isWhole = Number.isInteger(from) && Number.isInteger(to);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    ...(isWhole && { maximumFractionDigits: 0 }),
  });
  return from === to ? money.format(from) : money.formatRange(from, to);
}
