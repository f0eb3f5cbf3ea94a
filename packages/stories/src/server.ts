import { createReader } from './content/createReader.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';

export type {
  PageBlock,
  PageMedium,
  PageMember,
  PageResource,
  PageStory,
  StoryEntry,
} from './content/createReader.ts';
export type { Film } from './media/createFilms.ts';
export type { TranscriptLine } from './media/parseVtt.ts';

export const {
  filmOf,
  listStories,
  objectOf,
  pictureOf,
  readMember,
  readMembers,
  readResource,
  readResources,
  readStory,
  storyNeighbours,
} = createReader(CONTENT_FOLDER);
