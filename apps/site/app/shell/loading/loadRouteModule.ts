import type { ChunkLoadError } from './ChunkLoadError.ts';
import { loadChunk } from './loadChunk.ts';

type RouteOfBuild = { id: string; module: string };

/**
 * Loads the module of a route. The build puts it in the place of React Router's own, which reloads the page that is left
 * behind, each time anew, and waits for ever when a server is silent. Here the module of a page that cannot be had fails
 * when it is drawn: React Router passes over failures of the loading itself, but that one reaches the error boundary,
 * under the address that was asked for.
 */
export async function loadRouteModule(route: RouteOfBuild, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id];
  try {
    const loaded = await loadChunk(route.id, () => import(/* @vite-ignore */ route.module));
    cache[route.id] = loaded;
    return loaded;
  } catch (error) {
    return failing(error as ChunkLoadError);
  }
}

function failing(error: ChunkLoadError) {
  const fail = () => {
    throw error;
  };
  return { default: fail, clientLoader: fail };
}
