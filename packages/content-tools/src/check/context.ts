import { complaintsOf } from '../files/complaintsOf.ts';
import { openMedia } from '../media/openMedia.ts';
import { readGlossary } from '../translations/glossary.ts';
import { createSources, type SourceOptions } from '../read/sources.ts';
import { twinFile } from '../twins/twinFile.ts';
import type { CheckContext } from './CheckContext.ts';

/** Content that rules can look at, or what its schemas refuse. */
export type Opened = { context: CheckContext } | { unreadable: string[] };

/** Reads a content folder in one language. */
export function openContext(root: string, { now, ...options }: SourceOptions & { now: Date }): Opened {
  const sources = createSources(root, options);
  const media = openMedia(root, sources.reader);
  const { notes } = media;
  const unreadable = [
    sources.brand,
    sources.facts,
    sources.messages,
    sources.regions,
    sources.visitorTypes,
    sources.blocks,
    sources.share,
    sources.promises,
    sources.places,
    sources.slideSets,
    sources.stories,
    sources.members,
    sources.resources,
    sources.documents,
    notes.people,
    notes.scenes,
    notes.films,
    () => readGlossary(root),
  ].flatMap(complaintsOf);
  if (unreadable.length > 0) return { unreadable: [...new Set(unreadable)] };

  const language = sources.language();
  const isSource = language === sources.source();
  return {
    context: {
      ...media,
      root,
      now,
      sources,
      nameIn: (name) => (isSource ? name : `${name} (${language})`),
      fileIn: (file) => (isSource ? file : twinFile(file, language)),
      brand: sources.brand(),
      facts: sources.facts(),
      labels: sources.messages(),
      promises: sources.promises(),
      stories: sources.stories(),
      slideSets: sources.slideSets(),
      members: sources.members(),
      resources: sources.resources(),
    },
  };
}
