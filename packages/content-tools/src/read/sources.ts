import { memoize } from '../files/cache.ts';
import { type Addressed, localizeReferences } from './localAddresses.ts';
import { openWrittenFiles, type SourceOptions } from './writtenFiles.ts';

export type { SourceOptions, SourceResource, SourceStory } from './writtenFiles.ts';

/** Sources that were opened with the same `together` object. */
const opened = new WeakMap<object, Map<string, Sources>>();

/**
 * Opens the files of a content folder in one language, parsed by their schemas; every reference has the slugs and
 * addresses of that language. Changed files are read again. Reading a collection throws one `ContentError` with the
 * issues of all its files.
 */
export function createSources(root: string, { together, ...options }: SourceOptions = {}): Sources {
  if (together === undefined)
    return openSources(root, options, (source) => openWrittenFiles(root, { language: source }));
  const known = opened.get(together) ?? new Map<string, Sources>();
  opened.set(together, known);
  const name = JSON.stringify([root, options]);
  const sources =
    known.get(name) ?? openSources(root, { ...options, together }, () => createSources(root, { together }));
  known.set(name, sources);
  return sources;
}

/** `originOf` opens the content in the source language. */
function openSources(root: string, options: SourceOptions, originOf: (source: string) => Addressed) {
  const written = openWrittenFiles(root, options);
  const origin = memoize(() => originOf(written.source()));
  /** Translates references; null in the source language at the root, where they are right as written. */
  const local = memoize(() =>
    written.language() === written.source() && written.home === '/'
      ? null
      : localizeReferences(origin(), written),
  );

  type Local = ReturnType<typeof localizeReferences>;
  /** Reads a part before it translates references, so that issues of the part are reported first. */
  const led = <Part>(read: () => Part, lead: (local: Local, part: Part) => Part) =>
    memoize((): Part => {
      const part = read();
      const leading = local();
      return leading ? lead(leading, part) : part;
    });

  return {
    ...written,
    brand: led(written.brand, (to, brand) => to.brand(brand)),
    slideSets: led(written.slideSets, (to, sets) => to.slideSets(sets)),
    stories: led(written.stories, (to, stories) => to.stories(stories)),
    resources: led(written.resources, (to, resources) => to.resources(resources)),
    documents: led(written.documents, (to, documents) => to.documents(documents)),
  };
}
export type Sources = ReturnType<typeof openSources>;
