export type { StoryPageData, StorySurroundings } from '../table/story/load.server.ts';
