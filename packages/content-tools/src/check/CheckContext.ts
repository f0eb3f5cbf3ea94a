import type { Brand, Facts, Member, Promises, Resource, SlideSet } from '@tamarack-lowe/content-model';
import type { Media } from '../media/openMedia.ts';
import type { SourceStory, Sources } from '../read/createSources.ts';

/** The labels of one language, and what editors call their file. */
export type LabelFile = { file: string; labels: Record<string, string> };

/** What every rule of the content check may look at: content that its schemas have accepted. */
export type CheckContext = Media & {
  root: string;
  sources: Sources;
  brand: Brand;
  facts: Facts;
  /** One for each language. */
  labelFiles: LabelFile[];
  promises: Promises | null;
  stories: SourceStory[];
  slideSets: SlideSet[];
  members: Member[];
  resources: Resource[];
};

/** A rule returns what is wrong, in an editor's words: the place, what a visitor would meet, and the remedy. */
export type Rule = (context: CheckContext) => string[];
