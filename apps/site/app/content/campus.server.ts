export type { CampusPage } from '../table/campus/load.server.ts';
export type { PageResourceBlock, ResourcePage } from '../table/resource/load.server.ts';
export type { ResourceCard } from '../table/resource/resourceCard.ts';
