import { pause } from './pause.ts';
import type { Visit } from './visit.ts';

type RouterWindow = {
  __reactRouterContext?: object & { stream: ReadableStream<Uint8Array> };
  __reactRouterRouteModules?: Record<string, object>;
};

/** Gives React Router what it would have found in the page: its settings, the data, and the modules of the routes. */
export async function prepareVisit({ context, data, manifest, routes }: Visit): Promise<void> {
  const stream = new Blob([data]).stream();
  const modules: Record<string, object> = {};
  await import(/* @vite-ignore */ manifest);
  for (const [id, parts] of Object.entries(routes)) {
    for (const part of parts) {
      modules[id] = { ...modules[id], ...(await import(/* @vite-ignore */ part)) };
      await pause();
    }
  }
  Object.assign(window as RouterWindow, {
    __reactRouterContext: { ...context, stream },
    __reactRouterRouteModules: modules,
  });
}
