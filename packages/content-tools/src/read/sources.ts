import { makePaths, type Paths } from '@tamarack-lowe/content-model';
import { type GonePage, openPublishedFiles } from '../departures/publishedFiles.ts';
import { createSharedCache, memoize } from '../files/cache.ts';
import { type Addressed, localizeReferences, mapLinks } from './localAddresses.ts';
import type { SourceOptions } from './writtenFiles.ts';

export type { SourceOptions, SourceResource, SourceStory } from './writtenFiles.ts';

const sharedSources = createSharedCache<Sources>();

/**
 * Opens the files of a content folder in one language, parsed by their schemas; every reference has the slugs and
 * addresses of that language. Changed files are read again. Reading a collection throws one `ContentError` with the
 * issues of all its files.
 */
export function createSources(root: string, { together, ...options }: SourceOptions = {}): Sources {
  if (together === undefined)
    return openSources(root, options, (source) =>
      openPublishedFiles(root, { language: source, today: options.today }),
    );
  return sharedSources(together, JSON.stringify([root, options]), () =>
    openSources(root, { ...options, together }, () =>
      createSources(root, { together, today: options.today }),
    ),
  );
}

/** `originOf` opens the content in the source language. */
function openSources(root: string, options: SourceOptions, originOf: (source: string) => Addressed) {
  const written = openPublishedFiles(root, options);
  const origin = memoize(() => originOf(written.source()));
  type Local = ReturnType<typeof localizeReferences>;
  let last: Local | undefined;
  /** Translates references; null in the source language at the root, where they are right as written. */
  const local = memoize(() => {
    if (written.language() === written.source() && written.home === '/') return null;
    const next = localizeReferences(origin(), written);
    // Reuse the last one if nothing changed: it caches the stories that it translated.
    if (last?.dependsOn !== next.dependsOn) last = next;
    return last;
  });

  /** Reads a part before it translates references, so that issues of the part are reported first. */
  const localized = <Part>(read: () => Part, translate: (local: Local, part: Part) => Part) =>
    memoize((): Part => {
      const part = read();
      const references = local();
      return references ? translate(references, part) : part;
    });

  const brand = localized(written.brand, (references, value) => references.brand(value));
  /** Reads a part with its links to removed pages changed, as `healLinks` does. */
  const healed = <Part>(read: () => Part) =>
    memoize((): Part => {
      const gone = written.gonePages();
      return gone.length === 0 ? read() : healLinks(read(), gone, makePaths(brand(), {}, written.home));
    });

  return {
    ...written,
    brand,
    slideSets: localized(written.slideSets, (references, sets) => references.slideSets(sets)),
    stories: healed(localized(written.stories, (references, stories) => references.stories(stories))),
    resources: healed(
      localized(written.resources, (references, resources) => references.resources(resources)),
    ),
    documents: localized(written.documents, (references, documents) => references.documents(documents)),
  };
}
export type Sources = ReturnType<typeof openSources>;

/** Changes links to removed pages, so that they lead to the nearest story or to the page above. */
function healLinks<T>(value: T, gone: readonly GonePage[], paths: Paths): T {
  return mapLinks(value, (href) => {
    if (!href.startsWith('/')) return href;
    const match = paths.read(href);
    if (match.kind !== 'story' && match.kind !== 'member') return href;
    const page = gone.find(
      (each) =>
        each.kind === match.kind &&
        (each.slug === match.slug || (each.kind === 'story' && each.id === match.slug)) &&
        (each.kind !== 'story' || match.kind !== 'story' || each.section === match.section),
    );
    if (page === undefined) return href;
    if (page.kind === 'member') return paths.connect ?? paths.intro;
    return page.near === null ? paths.section(page.section) : paths.story(page.section, page.near);
  });
}
