import type { Brand, Facts, Member, Resource, SlideSet, StorySource } from '@tamarack-lowe/content-model';
import type { Sources } from '../content/createSources.ts';
import type { Films } from '../media/createFilms.ts';
import type { Pictures } from '../media/createPictures.ts';
import type { PictureNotes } from '../media/pictureNotes.ts';

/** What every rule of the content check may look at: content that its schemas have accepted. */
export type CheckContext = {
  root: string;
  sources: Sources;
  notes: PictureNotes;
  pictures: Pictures;
  films: Films;
  brand: Brand;
  facts: Facts;
  messages: Record<string, string>;
  stories: StorySource[];
  slideSets: SlideSet[];
  members: Member[];
  resources: Resource[];
};

/** A rule returns what is wrong, in an editor's words: the place, what a visitor would meet, and the remedy. */
export type Rule = (context: CheckContext) => string[];
