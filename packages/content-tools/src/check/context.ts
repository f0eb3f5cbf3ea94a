import type { Brand, Facts, Member, Promises, SlideSet } from '@tamarack-lowe/content-model';
import { issuesOf } from '../files/issues.ts';
import { translationFile } from '../files/languageReader.ts';
import { type Media, openMedia } from '../read/media.ts';
import {
  createSources,
  type SourceOptions,
  type SourceResource,
  type SourceStory,
  type Sources,
} from '../read/sources.ts';
import { readGlossary } from '../translations/glossary.ts';

/** What every rule of the content check may look at: content in one language that its schemas have accepted. */
export type CheckContext = Media & {
  root: string;
  /** When the check runs: days that have not come by then are slips. */
  now: Date;
  sources: Sources;
  /** What editors call what is said in this language: "rain", or "rain (ca)" where that is not the language of the source. */
  nameIn: (name: string) => string;
  /** The file that says it in this language, as a path inside the folder. */
  fileIn: (file: string) => string;
  brand: Brand;
  facts: Facts;
  labels: Record<string, string>;
  promises: Promises | null;
  stories: SourceStory[];
  slideSets: SlideSet[];
  members: Member[];
  resources: SourceResource[];
};

/** A rule returns what is wrong, in an editor's words: the place, what a visitor would meet, and the remedy. */
export type Rule = (context: CheckContext) => string[];

/** Content that rules can look at, or what its schemas refuse. */
type Opened = { context: CheckContext } | { unreadable: string[] };

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
  ].flatMap(issuesOf);
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
      fileIn: (file) => (isSource ? file : translationFile(file, language)),
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
