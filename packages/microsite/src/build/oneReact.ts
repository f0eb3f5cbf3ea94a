import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What there may be one copy of only. */
const SHARED = ['react', 'react-dom', 'react-router', 'react-redux'];
const DOORS = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/** Has everything drawn by one React: that in the folder of a site, if it has one there, and else ours. */
export function oneReact(folder: string): Plugin {
  return {
    name: 'microsite-one-react',
    enforce: 'post',
    config(config) {
      // Vite's plugin for React names what it takes for installed in the folder of a site.
      const named =
        config.optimizeDeps?.include?.filter((name) => isInstalled(packageOf(name), folder)) ?? [];
      const ours = [...SHARED, ...DOORS].map((name) => `@tamarack-lowe/microsite > ${name}`);
      config.optimizeDeps = { ...config.optimizeDeps, include: [...named, ...ours] };
      return { resolve: { dedupe: SHARED.filter((name) => isInstalled(name, folder)) } };
    },
  };
}

const packageOf = (name: string) => name.split('/', 1)[0] ?? name;

/** Whether Vite finds a package from a folder. Node may find more: pnpm tells its commands, by NODE_PATH, of all that is there. */
function isInstalled(name: string, folder: string): boolean {
  const above = dirname(folder);
  return existsSync(join(folder, 'node_modules', name)) || (above !== folder && isInstalled(name, above));
}
