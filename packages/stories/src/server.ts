import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Share } from '@tamarack-lowe/content-model/internal/content';
import { openContent } from '@tamarack-lowe/content-tools';
import { documents } from './__generated__/documents.ts';

export type {
  ContentDocument,
  ObjectDrawing,
  Original,
  PageAsset,
  PageBlock,
  PageMember,
  PageResource,
  PageStory,
  StoryEntry,
} from '@tamarack-lowe/content-tools';

/** Resolved by package name, because a server build that bundles this file moves it away from the content. */
const manifest = createRequire(import.meta.url).resolve('@tamarack-lowe/stories/package.json');
const content = openContent(join(dirname(manifest), 'content'), { documents });

export const {
  documentsOf,
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
  readStory,
  storyNeighbours,
} = content;

/** Text of share cards besides the title of their page. */
export const readShare = content.readShare as () => Share;
