import { basename, dirname, join } from 'node:path';
import { type InlineConfig, build as viteBuild } from 'vite';
import { STYLE_PARTS } from '../../table/styleParts.ts';
import { PURE_CALLS } from '../pureCalls.ts';
import { ENTRIES } from './viteOptions.ts';
import type { WorkFolders } from '../workFolders.ts';

/** Has Vite make the scripts and the sheets of browsers, and what draws their pages. */
export async function bundle(options: InlineConfig, { browser, draw, parts }: WorkFolders): Promise<void> {
  await viteBuild({
    ...options,
    build: {
      ...options.build,
      outDir: browser,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [ENTRIES.browser, ...['every-page', ...STYLE_PARTS].map((part) => join(parts, `${part}.css`))],
        // Typefaces lie among the assets of the site already: sheets name their addresses.
        external: (id) => id.startsWith(`${options.base}assets/`),
        treeshake: { manualPureFunctions: PURE_CALLS },
        output: {
          // What draws a kind of page is a file `page.tsx` in the folder of its kind, which names it.
          chunkFileNames: ({ name, facadeModuleId }) =>
            name === 'page' && facadeModuleId
              ? `assets/${basename(dirname(facadeModuleId))}-[hash].js`
              : 'assets/[name]-[hash].js',
          // Asks V8 to compile the functions of a file while it arrives, off the main thread, and not each when it is
          // first called. See https://github.com/WICG/explicit-javascript-compile-hints-file-based.
          postBanner: '//# allFunctionsCalledOnLoad',
          // Left alone, a page asks for thirty small files, which compress worse than a few: 8 kB more for a visit. The
          // entry waits for a page, which imports from the others: it has to be a file of its own.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules.(?:.pnpm.)?(?:react|react-dom|scheduler)[@/\\]/,
                tags: ['$initial'],
              },
              {
                name: 'site',
                test: (id) => id !== ENTRIES.browser && !id.endsWith('.css'),
                tags: ['$initial'],
              },
              { name: 'common', test: /./, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
  await viteBuild({
    ...options,
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
    // Everything is in what is built, so that all of it is built for production.
    ssr: { noExternal: true },
    build: {
      ...options.build,
      outDir: draw,
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      // Left alone, it is named after the kind of modules that the package.json of the site names, if there is one.
      rolldownOptions: { input: { draw: ENTRIES.draw }, output: { entryFileNames: '[name].mjs' } },
    },
  });
}
