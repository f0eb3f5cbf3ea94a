import { toLines } from '@tamarack-lowe/content-model';
import type { PathwayPageData } from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import type { OpenedLanguage } from './openLanguage.ts';

/** Day on which examples show the rules. */
const TODAY = '2026-11-27';

/** The programs to the CPA, as their page shows them. */
export function readPathwayPage({ site, content }: OpenedLanguage): PathwayPageData {
  const { page, updated: _, ...rules } = found(content.readPathway());
  return {
    ...rules,
    title: toLines(page.title),
    lead: page.lead,
    today: TODAY,
    back: { href: found(site.paths.campus), label: site.say('campusTitle') },
  };
}
