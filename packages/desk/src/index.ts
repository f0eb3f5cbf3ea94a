export type { Editor } from './server/desk.ts';
export { createDeskHandler, type DeskHandler, type DeskHandlerOptions } from './server/handler.ts';
export type { SiteLook } from './server/siteLook.ts';
export { type DeskOptions, type StartedDesk, startDesk } from './server/startDesk.ts';
export { startTeamDesk, type TeamDeskOptions } from './team/startTeamDesk.ts';
