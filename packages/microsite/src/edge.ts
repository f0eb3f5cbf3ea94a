export {
  createEdgeHandler,
  type EdgeBuild,
  type EdgeHandlerOptions,
  type FileRecord,
} from './server/edge.ts';
