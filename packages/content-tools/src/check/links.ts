import { makePaths } from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import { plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import {
  danglingReferences,
  issue,
  message,
  resolveReference,
} from '@tamarack-lowe/content-model/internal/content';
import { createPairCache } from '../files/cache.ts';
import { issuesOf } from '../files/issues.ts';
import type { SourceStory } from '../read/sources.ts';
import type { CheckContext, Rule } from './context.ts';

type Link = { where: string; href: string };

const linksOfStories = createPairCache<Link[]>();

function storyLinks({ facts, nameIn, stories }: CheckContext): Link[] {
  function linksOf(story: SourceStory): Link[] {
    let body: ReturnType<typeof compileBody> = [];
    // Another rule reports bodies that do not compile.
    issuesOf(() => {
      body = compileBody(story.body, facts, story.id);
    });
    return body.flatMap((block, index): Link[] => {
      const where = `${nameIn(story.id)}, block ${index + 1}`;
      return linksIn(block).map((href) => ({ where, href }));
    });
  }
  return stories.flatMap((story) => linksOfStories(facts, story, () => linksOf(story)));
}

function resourceLinks({ nameIn, resources }: CheckContext): Link[] {
  return resources.flatMap((resource) =>
    resource.text.flatMap((block, index) =>
      linksIn(block).map((href) => ({ where: `${nameIn(resource.id)}, block ${index + 1}`, href })),
    ),
  );
}

/** Finds internal links to addresses without a page. */
export const brokenLinks: Rule = (context) => {
  const isKnown = createKnownPaths(context);
  return [...storyLinks(context), ...resourceLinks(context)]
    .filter(({ href }) => href.startsWith('/') && !isKnown(href))
    .map(({ where, href }) => issue(where, message('brokenLink', { href })));
};

/** Finds redirect loops. */
export const redirectLoops: Rule = ({ brand, fileIn }) => {
  const redirects = new Map(
    Object.entries(brand.redirects).map(([from, to]) => [plainPath(from), plainPath(to)]),
  );
  const isLoop = (from: string) => {
    const visited = new Set<string>();
    for (let at: string | undefined = from; at !== undefined; at = redirects.get(at)) {
      if (visited.has(at)) return true;
      visited.add(at);
    }
    return false;
  };
  return [...redirects.keys()]
    .filter(isLoop)
    .map((from) => issue(`${fileIn('brand.json')}, redirects, "${from}"`, message('redirectLoop')));
};

/** Finds `nav` entries that name no story of their section, and old references without a story. */
export const brokenNeighbours: Rule = ({ brand, sources, stories }) => {
  // A sequence skips the stories of people who have left.
  const goneSlugs = new Set(sources.gonePages().map(({ slug }) => slug));
  const sections = [...new Set(stories.map(({ section }) => section))];
  const dangling = sections.flatMap((section) =>
    danglingReferences(
      stories.filter((story) => story.section === section),
      brand.oldReferences,
    )
      .filter(({ reference }) => !goneSlugs.has(reference))
      .map(({ slug, field, reference }) =>
        issue(slug, message('brokenNeighbour', { field, slug: reference, section })),
      ),
  );
  const slugs = new Set(stories.map((story) => story.slug));
  const old = Object.entries(brand.oldReferences)
    .filter(([, now]) => resolveReference(now, slugs) === null && !goneSlugs.has(now))
    .map(([before, now]) => issue('brand, oldReferences', message('brokenOldReference', { before, now })));
  return [...dangling, ...old];
};

const ADDRESSES = ['path', 'href', 'link'];

/** Lists the addresses in a block at any depth: every text under `path`, `href` or `link`. */
function linksIn(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return ADDRESSES.includes(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, key));
}

/** Returns whether an internal address has a page, without regard to query, hash and a slash at the end. */
function createKnownPaths(context: CheckContext): (path: string) => boolean {
  const { brand, members, resources, slideSets, stories } = context;
  const slides = slideSets.flatMap((set) => set.slides.map((slide) => slide.path));
  const paths = makePaths(brand, {});
  const known = new Set(
    [
      paths.intro,
      ...Object.values(brand.pages).filter((path) => path !== undefined),
      ...Object.keys(paths.aliases),
      ...Object.keys(paths.redirects),
      ...slides,
      ...stories.map((story) => paths.story(story.section, story.slug)),
      ...members.map((member) => paths.member(member.slug)),
      ...resources.map((resource) => paths.resource(resource.slug)),
    ].map(plainPath),
  );
  return (path) => known.has(plainPath(path));
}
