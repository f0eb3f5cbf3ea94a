import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const THEIRS = /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/;
const OURS = fileURLToPath(new URL('../app/shell/loading/loadRouteModule.ts', import.meta.url));

/** Puts our `loadRouteModule` in the place of React Router's, in what browsers get. Stops the build when it cannot. */
export function ownRouteModules(): Plugin {
  let replaced = false;
  return {
    name: 'own-route-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: THEIRS },
      handler(code) {
        if (!code.includes('async function loadRouteModule(route, routeModulesCache)')) return null;
        replaced = true;
        return { code: `export { loadRouteModule } from ${JSON.stringify(OURS)};`, map: null };
      },
    },
    buildEnd(error) {
      if (replaced || error) return;
      this.error(
        'React Router no longer loads the modules of routes where build-steps/ownRouteModules.ts expects it, so a page that cannot be loaded would be loaded again and again. Find its loadRouteModule and put the new place there.',
      );
    },
  };
}
