import { documents } from './__generated__/documents.ts';
import { createReader } from './content/createReader.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';
import type { ContentDocument } from './documents.ts';

export type {
  PageBlock,
  PageMedium,
  PageMember,
  PageResource,
  PageStory,
  StoryEntry,
} from './content/createReader.ts';
export type { ContentDocument } from './documents.ts';
export type { Film } from './media/createFilms.ts';
export type { ObjectDrawing, Original } from './media/createPictures.ts';
export type { TranscriptLine } from './media/parseVtt.ts';

export const {
  filmOf,
  listStories,
  objectOf,
  originalOf,
  pictureOf,
  readMember,
  readMembers,
  readPlaces,
  readResource,
  readResources,
  readShare,
  readStory,
  storyNeighbours,
} = createReader(CONTENT_FOLDER);

/** The documents that print the lists of a resource. */
export function documentsOf(resourceSlug: string): ContentDocument[] {
  return documents.filter((document) => (document.resources as readonly string[]).includes(resourceSlug));
}
