import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentTitle } from '@tamarack-lowe/content-model';
import { makePackDocument, type PackSheet } from '@tamarack-lowe/content-tools/internal/packs';
import type { PackEvent, PackPageData } from '@tamarack-lowe/pages/internal/data';
import { load } from '../../routes/pack/data.server.ts';
import { firstContext, PAPERS, packFile } from '../../routes/pack/packFiles.server.ts';
import { listSchools, slugIn } from '../../routes/pack/schools.server.ts';
import type { RouteContext } from '../../routes/route.ts';

type Options = {
  context: RouteContext;
  /** The content folder, with the mark of the firm. */
  content: string;
  /** Folder that caches documents between builds. */
  cache: string;
  target: string;
};

/**
 * Renders the campus packs of all schools in one language as a PDF for each paper size; for the first language, also a PDF
 * in all languages. One PDF has all schools, because a file for each would take a minute. Returns the number of files.
 */
export async function writePacks({ context, content, cache, target }: Options): Promise<number> {
  const { site, today, headSay } = context;
  if (site.paths.page('pack') === null) return 0;
  const isFirst = firstContext(context) === context;
  const withAll = isFirst && site.languages.length > 1 ? [false, true] : [false];
  const files = PAPERS.flatMap((paper) => withAll.map((both) => ({ paper, both })));
  for (const { paper, both } of files) {
    const languages = both ? [context, ...context.translations()] : [context];
    const document = {
      title: documentTitle(site.brand, headSay('packTitle')),
      firm: site.brand.firm,
      language: site.language,
      paper,
      updated: today,
      sheets: listSchools(context).flatMap(({ slug }) =>
        languages.flatMap((each) => packSheet(each, each === context ? slug : slugIn(context, slug, each))),
      ),
    };
    const { path } = packFile(context, { paper, both });
    const name = `${site.language}-${paper}${both ? '-all' : ''}`;
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await makePackDocument(document, { root: content, cache, name }));
  }
  return files.length;
}

function packSheet(context: RouteContext, slug = ''): PackSheet[] {
  const school = load(context, { slug })?.school;
  if (school === undefined) return [];
  const { title, eyebrow, lead, code, events, online, recruiter, stories, accommodation } = school;
  const { language, brand } = context.site;
  const sheet: PackSheet = {
    language,
    firm: brand.firm,
    school: title,
    eyebrow,
    lead,
    code,
    events: { ...events, list: events.list.map(sheetEvent) },
    online: { ...online, list: online.list.map(sheetEvent) },
    recruiter,
    stories: { ...stories, list: stories.list.map((story) => sheetStory(story, brand.site)) },
    accommodation,
  };
  return [sheet];
}

function sheetEvent({ dateLabel, title, place, time }: PackEvent) {
  return { date: dateLabel, title, details: [place, time].filter((words) => words !== '').join('. ') };
}

function sheetStory({ title, name, job, href }: PackPageData['stories']['list'][number], site: string) {
  const address = new URL(href, site).href.replace(/^https:\/\//, '');
  return { title, by: job === '' ? name : `${name}, ${job}`, address };
}
