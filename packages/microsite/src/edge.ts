export type { EdgeBuild, FileRecord } from './server/EdgeBuild.ts';
export { createEdgeHandler, type EdgeHandlerOptions } from './server/edge.ts';
