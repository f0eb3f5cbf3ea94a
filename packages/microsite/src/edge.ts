export { createEdgeHandler, type EdgeHandlerOptions } from './server/createEdgeHandler.ts';
export type { EdgeBuild, FileRecord } from './server/EdgeBuild.ts';
