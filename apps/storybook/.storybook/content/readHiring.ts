import { toLines } from '@tamarack-lowe/content-model';
import type { HiringPageData, PromisesPageData } from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import { byType, type OpenedLanguage } from './openLanguage.ts';

/** The steps of hiring in days, as their page shows them. */
export function readHiringPage({ site, content }: OpenedLanguage): HiringPageData {
  const { labels, pages, reminder, steps } = found(content.readHiring());
  return {
    title: toLines(pages.hiring.title),
    lead: pages.hiring.lead,
    steps: steps.map(({ day, promise, ...step }) => ({
      ...step,
      days: byType(site, (type) => (typeof day === 'number' ? day : found(day[type]))),
      checked: promise?.check.words ?? null,
    })),
    labels,
    reminder: {
      ...found(reminder),
      answers: steps.flatMap(({ id, answer }) => (answer === undefined ? [] : { id, ...answer })),
    },
    promises: { href: found(site.paths.page('promises')), label: labels.toPromises },
  };
}

/** All promises and machines, as their page shows them. `again`: words in place of the day of a check that has lapsed. */
export function readPromisesPage({ site, content }: OpenedLanguage): PromisesPageData & { again: string } {
  const { labels, law, machines, pages, promises, steps } = found(content.readHiring());
  return {
    title: toLines(pages.promises.title),
    lead: pages.promises.lead,
    promises: promises.map(({ found: result, ...promise }) => ({
      ...promise,
      found: result ?? null,
      lapsed: promise.check.lapsed ? promise.lapsed : null,
    })),
    machines: {
      ...machines,
      steps: steps.map(({ id, name, machine }) => ({ id, name, ...machine })),
    },
    law,
    labels,
    hiring: { href: found(site.paths.page('hiring')), label: labels.toHiring },
    again: labels.again,
  };
}
