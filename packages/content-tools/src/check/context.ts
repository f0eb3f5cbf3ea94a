import type { Brand, Facts, Member } from '@tamarack-lowe/content-model';
import type { IssueText, Pinned, SlideSet } from '@tamarack-lowe/content-model/internal/content';
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

/** Valid content in one language, which rules check. */
export type CheckContext = Media & {
  root: string;
  /** Time of the check: later dates are mistakes. */
  now: Date;
  sources: Sources;
  /** Returns the name of a piece of content for editors: "rain", or "rain (ca)" in another language than the source. */
  nameIn: (name: string) => string;
  /** Returns the file with the text in this language, as a path inside the folder. */
  fileIn: (file: string) => string;
  brand: Brand;
  facts: Facts;
  labels: Record<string, string>;
  pinned: Pinned | null;
  stories: SourceStory[];
  slideSets: SlideSet[];
  members: Member[];
  resources: SourceResource[];
};

/** Rule: returns issues, each with the place, the consequence for a visitor and the remedy. */
export type Rule = (context: CheckContext) => IssueText[];

/** Content for the rules, or the issues that make it unreadable. */
type Opened = { context: CheckContext } | { unreadable: IssueText[] };

/** Reads a content folder in one language. */
export function openContext(root: string, { now, ...options }: SourceOptions & { now: Date }): Opened {
  const sources = createSources(root, options);
  const media = openMedia(root, sources.reader);
  const { metadata } = media;
  const unreadable = [
    sources.brand,
    sources.facts,
    sources.messages,
    sources.regions,
    sources.visitorTypes,
    sources.blocks,
    sources.share,
    sources.catalogue,
    sources.pinned,
    sources.people,
    sources.consents,
    sources.places,
    sources.hiring,
    sources.pathway,
    sources.statement,
    sources.slideSets,
    sources.stories,
    sources.members,
    sources.resources,
    sources.documents,
    metadata.people,
    metadata.scenes,
    metadata.films,
    () => readGlossary(root),
  ].flatMap(issuesOf);
  if (unreadable.length > 0) return { unreadable };

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
      pinned: sources.pinned(),
      stories: sources.stories(),
      slideSets: sources.slideSets(),
      members: sources.members(),
      resources: sources.resources(),
    },
  };
}
