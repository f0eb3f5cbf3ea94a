export type { StoryPageData, StorySurroundings } from '../../../../packages/microsite/src/table/story/load.server.ts';
