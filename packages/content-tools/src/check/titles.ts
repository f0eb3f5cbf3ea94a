import { type Brand, makePaths, slideLabel, toLines } from '@tamarack-lowe/content-model';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { messagesFile } from '../files/languages.ts';
import { repeats } from '../files/repeats.ts';
import { slideSetName } from '../read/slideSets.ts';
import type { CheckContext, Rule } from './context.ts';

/** Page with its title. */
type Titled = { path: string; title: string; where: string };

/** Finds pages with the same title: tabs, bookmarks, history and search results show only the title. */
export const duplicateTitles: Rule = (context) =>
  repeats(titledPages(context), ({ title }) =>
    title.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase(),
  )
    .filter(([page, first]) => page.path !== first.path)
    .map(([{ where, title }, { path, where: other }]) =>
      issue(where, message('titleTwice', { title, path, other })),
    );

function titledPages(context: CheckContext): Titled[] {
  const { brand, fileIn, labels, members, resources, sources, stories } = context;
  const paths = makePaths(brand, {});
  const file = messagesFile(sources.language());
  const labelled = (path: string | null, key: string): Titled[] => {
    const title = path === null ? undefined : labels[key];
    return path === null || title === undefined
      ? []
      : [{ path: plainPath(path), title: filled(title, brand), where: `${file}, ${key}` }];
  };
  return [
    ...labelled(paths.intro, 'introPageTitle'),
    ...labelled(paths.connect, 'connectTitle'),
    ...labelled(paths.campus, 'campusTitle'),
    ...labelled(paths.events, 'eventsTitle'),
    ...hiringPages(context),
    ...pathwayPage(context),
    ...statementPage(context),
    ...slidePages(context),
    ...stories.map(({ id, section, slug, title }) => ({
      path: paths.story(section, slug),
      title: toLines(title).join(' '),
      where: `${fileIn(`stories/${section}/${id}/story.json`)}, title`,
    })),
    ...members.map(({ slug, name }) => ({
      path: paths.member(slug),
      title: name,
      where: `members/${slug}.json, name`,
    })),
    ...resources
      .filter(({ type }) => type !== 'events')
      .map(({ id, slug, name }) => ({
        path: paths.resource(slug),
        title: name,
        where: `${fileIn(`resources/${id}.json`)}, name`,
      })),
  ];
}

/** Pages of `hiring.json` that have an address. */
function hiringPages({ brand, fileIn, sources }: CheckContext): Titled[] {
  return Object.entries(sources.hiring()?.pages ?? {}).flatMap(([page, { name }]) => {
    const path = brand.pages[page];
    return path === undefined
      ? []
      : { path: plainPath(path), title: name, where: `${fileIn('hiring.json')}, ${page}, name` };
  });
}

/** The page of `pathway.json`, if it has an address. */
function pathwayPage({ brand, fileIn, sources }: CheckContext): Titled[] {
  const path = brand.pages.pathway;
  const name = sources.pathway()?.page.name;
  return path === undefined || name === undefined
    ? []
    : [{ path: plainPath(path), title: name, where: `${fileIn('pathway.json')}, page, name` }];
}

/** The page of `statement.json`, if it has an address. */
function statementPage({ brand, fileIn, sources }: CheckContext): Titled[] {
  const statement = sources.statement();
  const path = brand.pages.accessibility;
  if (statement === null || path === undefined) return [];
  return [{ path: plainPath(path), title: statement.name, where: `${fileIn('statement.json')}, name` }];
}

/** Titles of slides are those for the first visitor type. */
function slidePages({ brand, fileIn, labels, slideSets, sources }: CheckContext): Titled[] {
  const [first] = sources.visitorTypes();
  return brand.sections.flatMap(({ id, numbered }) => {
    const sets = slideSets.filter(({ section }) => section === id);
    const set = sets.find((each) => each.for === first?.id) ?? sets[0];
    if (!set) return [];
    return set.slides.map((slide, index) => {
      const part = numbered ? ` ${labels.recruitPart ?? ''}` : '';
      const values = { number: index + 1, count: set.slides.length };
      return {
        path: plainPath(slide.path),
        title: filled(slideLabel(slide) + part, brand, values),
        where: `${fileIn(`slides/${slideSetName(set)}.json`)}, slides ${index + 1}`,
      };
    });
  });
}

/** Fills in the values that are known here; other rules report unknown placeholders. */
function filled(words: string, { short, product }: Brand, values: Record<string, number> = {}): string {
  const known: Record<string, string | number> = { firm: short, product, ...values };
  return words.replace(/\{(\w+)\}/g, (place, name: string) => `${known[name] ?? place}`);
}
