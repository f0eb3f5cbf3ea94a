export type { StoryLink, StoryPageData, StorySurroundings } from '../table/story/load.server.ts';
