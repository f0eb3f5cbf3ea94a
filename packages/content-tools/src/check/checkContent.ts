import { complaintsOf } from '../files/complaintsOf.ts';
import { openMedia } from '../media/openMedia.ts';
import { createSources } from '../read/createSources.ts';
import { listLanguages, messagesFile } from '../read/languages.ts';
import { RULES } from './rules.ts';

/** What was looked at, and everything that is wrong with it, in an editor's words. */
export type CheckResult = { complaints: string[]; stories: number; members: number; resources: number };

/**
 * Reads a content folder and tries every rule on it. Files that their schemas refuse come first and alone: the rules need
 * content they can read.
 */
export function checkContent(folder: string): CheckResult {
  const [language, ...others] = listLanguages(folder);
  const sources = createSources(folder, { language });
  const languages = others.map((other) => createSources(folder, { language: other }));
  const media = openMedia(folder, sources.reader);
  const { notes } = media;
  const unreadable = [
    sources.brand,
    sources.facts,
    sources.messages,
    ...languages.map(({ messages }) => messages),
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
  ].flatMap(complaintsOf);
  if (unreadable.length > 0)
    return { complaints: [...new Set(unreadable)], stories: 0, members: 0, resources: 0 };

  const context = {
    ...media,
    root: folder,
    sources,
    brand: sources.brand(),
    facts: sources.facts(),
    labelFiles: [sources, ...languages].map((source) => ({
      file: messagesFile(source.language()),
      labels: source.messages(),
    })),
    promises: sources.promises(),
    stories: sources.stories(),
    slideSets: sources.slideSets(),
    members: sources.members(),
    resources: sources.resources(),
  };
  const complaints = RULES.flatMap((rule) => rule(context));
  return {
    complaints: [...new Set(complaints)],
    stories: context.stories.length,
    members: context.members.length,
    resources: context.resources.length,
  };
}
