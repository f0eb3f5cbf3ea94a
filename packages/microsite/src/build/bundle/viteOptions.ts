import { existsSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { InlineConfig, Plugin } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import type { WorkFolders } from '../workFolders.ts';
import { optionalPages } from './optionalPages.ts';
import { configInScripts, siteModules } from './siteModules.ts';

const entryPoint = (name: string) => fileURLToPath(import.meta.resolve(`@tamarack-lowe/microsite/${name}`));

/** Files of this package: the script of browsers, the module that renders pages, and the inline script of pages. */
export const ENTRIES = {
  browser: entryPoint('browser'),
  render: entryPoint('render'),
  prehydration: entryPoint('prehydration'),
};

const MEASURE = entryPoint('measure');
const START_SCRIPTS = join(dirname(MEASURE), `startScripts${extname(MEASURE)}`);

/** Options of Vite that all builds of a site, and its development server, have in common. */
export function viteOptions(config: LoadedConfig, work: WorkFolders): InlineConfig {
  const { analytics, base, folder, plugins } = config;
  const optional = optionalPages(config);
  return {
    root: folder,
    base,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${work.work}/vite`,
    define: {
      'import.meta.env.FORMS': String(optional.forms),
      'import.meta.env.ACCESSIBILITY': String(optional.accessibility),
      'import.meta.env.HIRING': String(optional.hiring),
      'import.meta.env.PATHWAY': String(optional.pathway),
      'import.meta.env.STORIES': String(optional.stories),
      'import.meta.env.PACK': String(optional.pack),
      'import.meta.env.YOURS': String(optional.yours),
      'import.meta.env.CHOICE': String(analytics?.manage !== undefined),
    },
    plugins: [
      react(),
      dedupeReact(folder),
      plainImports,
      siteModules({
        config: configInScripts(config),
        base,
        measure: analytics
          ? { ...analytics, to: analytics.path && joinPath(base, analytics.path), module: MEASURE }
          : null,
        plugins: { list: plugins, startScripts: START_SCRIPTS },
      }),
    ],
    // Flattens nested rules: the search for critical rules (packages/prerender) does not look into them.
    css: { lightningcss: { include: Features.Nesting } },
    // The style sheets need these browsers anyway. For older ones each rule would be written twice, and every page
    // contains its rules.
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      assetsInlineLimit: 0,
      // Every page names its scripts, so Vite need not preload them.
      modulePreload: false,
    },
  };
}

/**
 * Leaves `import()` as it is written. Vite would wrap each in a helper that preloads styles and scripts and reports failures, and
 * every visit would load it: pages name their style sheets and scripts, and `loadChunk` reports failures.
 */
export const plainImports: Plugin = {
  name: 'microsite-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
};

/** Packages that break when a page has two copies of them. */
const SINGLETONS = ['react', 'react-dom', 'react-router', 'react-redux'];
const SUBPATHS = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/**
 * Packages that the development server serves file by file. If Vite pre-bundled them for a custom component, they would
 * exist twice, and the contexts of the copies would be empty: "A page has no words here."
 */
const KIT = ['microsite', 'pages', 'ui', 'state', 'content-model', 'api-client', 'prerender'].map(
  (name) => `@tamarack-lowe/${name}`,
);

/** Makes all code use one React: that of the site's folder if it has one installed, else ours. */
function dedupeReact(folder: string): Plugin {
  return {
    name: 'microsite-one-react',
    enforce: 'post',
    config(config) {
      // Vite's plugin for React includes packages that the folder of a site may not have.
      const included =
        config.optimizeDeps?.include?.filter((name) => isInstalled(packageOf(name), folder)) ?? [];
      const ours = [...SINGLETONS, ...SUBPATHS].map((name) => `@tamarack-lowe/microsite > ${name}`);
      config.optimizeDeps = { ...config.optimizeDeps, include: [...included, ...ours], exclude: KIT };
      return { resolve: { dedupe: SINGLETONS.filter((name) => isInstalled(name, folder)) } };
    },
  };
}

const packageOf = (name: string) => name.split('/', 1)[0] ?? name;

/** Looks for a package as Vite does. Node may find more: pnpm sets NODE_PATH for its commands. */
function isInstalled(name: string, folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, 'node_modules', name)) || (parent !== folder && isInstalled(name, parent));
}
