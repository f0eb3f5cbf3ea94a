export type { CampusPage } from '../../../../packages/microsite/src/table/campus/load.server.ts';
export type { PageResourceBlock, ResourcePage } from '../../../../packages/microsite/src/table/resource/load.server.ts';
export type { ResourceCard } from '../../../../packages/microsite/src/table/resource/resourceCard.ts';
