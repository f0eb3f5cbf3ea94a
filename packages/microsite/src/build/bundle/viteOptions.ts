import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { InlineConfig } from 'vite';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { belowHome } from '../../site/paths.ts';
import { bringingConfig } from '../bringingConfig.ts';
import { oneReact } from '../oneReact.ts';
import { plainImports } from '../plainImports.ts';
import { siteModules } from './siteModules.ts';
import type { WorkFolders } from '../workFolders.ts';

const door = (name: string) => fileURLToPath(import.meta.resolve(`@tamarack-lowe/microsite/${name}`));

/** What brings a page to life, what draws pages, and the inline script of pages: files of this package. */
export const ENTRIES = { browser: door('browser'), draw: door('draw'), early: door('early') };

/** What measures visits. */
const MEASURE = door('measure');

/** How Vite makes the scripts and the style sheets of browsers, and what draws their pages. */
export function viteOptions(config: LoadedConfig, work: WorkFolders): InlineConfig {
  const { base, folder, measure } = config;
  return {
    root: folder,
    base,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${work.work}/vite`,
    plugins: [
      react(),
      oneReact(folder),
      plainImports,
      siteModules({
        config: bringingConfig(config),
        base,
        measure: measure ? { ...measure, to: belowHome(base, measure.to), module: MEASURE } : null,
      }),
    ],
    // Nested rules are written out: what finds the rules of a page (packages/prerender) does not look into them.
    css: { lightningcss: { include: Features.Nesting } },
    // What the style sheets use anyway: older browsers would get rules in two forms, and every page carries its rules.
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      assetsInlineLimit: 0,
      // Every page names its scripts already: what Vite would load ahead is there.
      modulePreload: false,
    },
  };
}
