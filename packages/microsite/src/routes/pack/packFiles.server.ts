import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { RouteContext } from '../route.ts';
import { listSchools, slugIn } from './schools.server.ts';

/** Sizes of paper that a pack is drawn for. */
export const PAPERS = ['Letter', 'A4'] as const;
export type PackPaper = (typeof PAPERS)[number];

type PackFileOptions = {
  paper: PackPaper;
  /** Each school has a page in every language of the site, the first language first. */
  both: boolean;
};

/** A PDF with the packs of all schools. `pageOf` returns the page (from 1) of a school by its slug in this language. */
export type PackFile = { path: string; pageOf: (slug: string) => number };

/** Returns the PDF for a paper: in the language of the page, or in all languages, which all pages share. */
export function packFile(context: RouteContext, { paper, both }: PackFileOptions): PackFile {
  const owner = both ? firstContext(context) : context;
  const folder = plainPath(owner.site.paths.page('pack') ?? owner.site.paths.intro);
  const slugs = listSchools(owner).map(({ slug }) => slug);
  const step = both ? owner.site.languages.length : 1;
  return {
    path: joinPath(folder, `/${paper.toLowerCase()}${both ? '-all' : ''}.pdf`),
    pageOf: (slug) => slugs.indexOf(slugIn(context, slug, owner) ?? slug) * step + 1,
  };
}

/** The site in its first language. */
export function firstContext(context: RouteContext): RouteContext {
  const [first] = context.site.languages;
  return context.translations().find(({ site }) => site.language === first?.tag) ?? context;
}
