import { type Brand, makePaths } from '@tamarack-lowe/content-model';
import { joinPath, plainPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { SlideSet } from '@tamarack-lowe/content-model/internal/content';
import type { DocumentSource } from './documentSchema.ts';
import type { openWrittenFiles, SourceResource, SourceStory } from './writtenFiles.ts';

/** Content that has addresses. */
export type Addressed = Pick<
  ReturnType<typeof openWrittenFiles>,
  'base' | 'home' | 'brand' | 'slideSets' | 'stories' | 'resources'
>;

/**
 * Translates references of the source into those of another language or base path: slugs of stories and resources,
 * and addresses in links. A reference to content that the other language lacks stays as in the source.
 */
export function localizeReferences(from: Addressed, to: Addressed) {
  const { base, home } = to;
  const slidesTo = slidePaths(to.slideSets());
  const slidesFrom = slidePaths(from.slideSets());
  const pathsFrom = makePaths(from.brand(), slidesFrom);
  const pathsTo = makePaths(to.brand(), slidesTo, home);
  const slugs = new Map(to.stories().map(({ section, id, slug }) => [`${section}/${id}`, slug]));
  const resourceSlugs = new Map(to.resources().map(({ id, slug }) => [id, slug]));
  const written = new Set(from.stories().map(({ section, id }) => `${section}/${id}`));
  const isUnwritten = (section: string, id: string) =>
    written.has(`${section}/${id}`) && !slugs.has(`${section}/${id}`);
  const storySlug = (section: string, id: string) => slugs.get(`${section}/${id}`) ?? id;
  const resourceSlug = (id: string) => resourceSlugs.get(id) ?? id;

  /**
   * Translates an address and keeps its query and hash; an unknown address belongs to the site itself and only gets
   * the base path.
   */
  function link(href: string): string {
    if (!href.startsWith('/')) return href;
    const bare = plainPath(href);
    const rest = /[?#].*$/s.exec(href)?.[0] ?? '';
    const path = pathTo(bare);
    return path === null ? joinPath(base, href) : `${path}${rest}`;
  }

  function pathTo(path: string): string | null {
    const place = pathsFrom.read(path);
    switch (place.kind) {
      case 'slides':
        return slidesTo[place.section]?.[place.index] ?? null;
      case 'story':
        return pathsTo.story(place.section, storySlug(place.section, place.slug));
      case 'form':
        return pathsTo.form(place.section, storySlug(place.section, place.slug), place.form);
      case 'resource':
        return pathsTo.resource(resourceSlug(place.slug));
      case 'member':
        return pathsTo.member(place.slug);
      case 'pack':
        // The slug of a school differs by language, and content has no list of them.
        return pathsTo.page('pack');
      case 'page':
        return pathsTo.page(place.page);
      case 'unknown':
        return null;
      default:
        return pathsTo[place.kind];
    }
  }

  const linked = <T>(value: T) => mapLinks(value, link);

  const values = (record: Readonly<Record<string, string>>, change: (value: string) => string) =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

  /** A story that did not change stays the same object. */
  const sameStories = new WeakMap<SourceStory, SourceStory>();
  function localStory(story: SourceStory): SourceStory {
    const known = sameStories.get(story);
    if (known) return known;
    const local = {
      ...story,
      body: linked(story.body),
      ...(story.nav && {
        nav: values(story.nav as Record<string, string>, (id) => storySlug(story.section, id)),
      }),
    };
    sameStories.set(story, local);
    return local;
  }

  return {
    /** Everything that translated references depend on, as a text. */
    dependsOn: JSON.stringify([
      ...[base, home, from.brand(), to.brand(), slidesFrom, slidesTo],
      ...[slugs, resourceSlugs].map((each) => [...each]),
      [...written],
    ]),
    brand: (brand: Brand): Brand => ({
      ...brand,
      redirects: Object.fromEntries(
        Object.entries(from.brand().redirects).map(([before, now]) => [joinPath(home, before), link(now)]),
      ),
      oldReferences: values(brand.oldReferences, (id) => anySlug(from.stories(), id, storySlug)),
    }),
    /** Leaves out circles whose story is not written in this language. */
    slideSets: (sets: readonly SlideSet[]): SlideSet[] =>
      sets.map((set) => ({
        ...set,
        slides: set.slides.map((slide) => ({
          ...slide,
          circles: slide.circles.flatMap((circle) => {
            if ('video' in circle.story) return [circle];
            const { id } = circle.story;
            return isUnwritten(set.section, id)
              ? []
              : [{ ...circle, story: { id: storySlug(set.section, id) } }];
          }),
        })),
      })),
    stories: (stories: readonly SourceStory[]): SourceStory[] => stories.map(localStory),
    resources: (resources: readonly SourceResource[]): SourceResource[] =>
      resources.map((resource) => ({ ...resource, text: linked(resource.text) })),
    documents: (documents: readonly DocumentSource[]): DocumentSource[] =>
      documents.map((document) => ({ ...document, resources: document.resources.map(resourceSlug) })),
  };
}

/** Changes the addresses of all links in a piece of content: every text under `path`, `href` or `link`, and in HTML. */
export function mapLinks<T>(value: T, link: (href: string) => string): T {
  const visit = (part: unknown, field: string): unknown => {
    if (typeof part === 'string') {
      if (field === 'path' || field === 'href' || field === 'link') return link(part);
      return part.replace(/(\shref=")([^"]*)(")/g, (_, before, href, after) => before + link(href) + after);
    }
    if (Array.isArray(part)) return part.map((each) => visit(each, ''));
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner, key)]));
  };
  return visit(value, '') as T;
}

/** Finds the story of any section: old references do not name one. */
function anySlug(
  stories: readonly SourceStory[],
  id: string,
  slugOf: (section: string, id: string) => string,
): string {
  const story = stories.find((each) => each.id === id);
  return story ? slugOf(story.section, id) : id;
}

function slidePaths(sets: readonly SlideSet[]): Record<string, string[]> {
  return Object.fromEntries(
    sets.toReversed().map(({ section, slides }) => [section, slides.map(({ path }) => plainPath(path))]),
  );
}

/** Moves addresses below the home address of their language. Content files write them as if every language were at the root. */
export const atHomeAddress = {
  brand(brand: Brand, home: string): Brand {
    const at = (path: string) => joinPath(home, path);
    return {
      ...brand,
      sections: brand.sections.map((section) => ({
        ...section,
        path: at(section.path),
        aliases: section.aliases.map(at),
      })),
      pages: Object.fromEntries(
        Object.entries(brand.pages).map(([name, path]) => [name, path === undefined ? path : at(path)]),
      ),
      redirects: Object.fromEntries(Object.entries(brand.redirects).map(([from, to]) => [at(from), at(to)])),
    };
  },
  slides(set: SlideSet, home: string): SlideSet {
    const at = (path: string) => joinPath(home, path);
    return { ...set, slides: set.slides.map((slide) => ({ ...slide, path: at(slide.path) })) };
  },
};
