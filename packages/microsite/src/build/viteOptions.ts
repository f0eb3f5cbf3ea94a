import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { InlineConfig } from 'vite';
import { siteModules } from './siteModules.ts';
import type { WorkFolders } from './workFolders.ts';

const door = (name: string) => fileURLToPath(import.meta.resolve(`@tamarack-lowe/microsite/${name}`));

/** What brings a page to life, what draws pages, and the inline script of pages: files of this package. */
export const ENTRIES = { browser: door('browser'), draw: door('draw'), early: door('early') };

type Options = { folder: string; configFile: string; hasPages: boolean; work: WorkFolders };

/** How Vite makes the scripts and the one style sheet of browsers, and what draws their pages. */
export function viteOptions({ folder, configFile, hasPages, work }: Options): InlineConfig {
  return {
    root: folder,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: `${work.work}/vite`,
    plugins: [react(), siteModules({ config: hasPages ? configFile : null, styles: work.styles })],
    resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-redux'] },
    // Nested rules are written out: what finds the rules of a page (packages/prerender) does not look into them.
    css: { lightningcss: { include: Features.Nesting } },
    // What the style sheets use anyway: older browsers would get rules in two forms, and every page carries its rules.
    build: {
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      // Every page names its scripts already, and there is one sheet: Vite's helper would find nothing left to load.
      modulePreload: false,
    },
  };
}
