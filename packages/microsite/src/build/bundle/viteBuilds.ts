import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join } from 'node:path';
import { type InlineConfig, type Plugin, build as viteBuild } from 'vite';
import type { CssChunk } from '../../site/SiteData.ts';
import type { WorkFolders } from '../workFolders.ts';
import { ENTRIES } from './viteOptions.ts';

/**
 * Calls without side effects, as the bundler writes them in modules that import React as a namespace. The bundler drops them
 * when nothing uses their results: React Router's other modes, 3.5 kB less in the script of every visit.
 */
export const PURE_CALLS = ['import_react.memo', 'import_react.createContext'];

/** Bundles scripts and style sheets for browsers. `cssChunks`: the CSS chunks besides that of every page. */
export async function bundleForBrowsers(
  options: InlineConfig,
  { browser, chunks }: WorkFolders,
  cssChunks: readonly CssChunk[],
): Promise<void> {
  await viteBuild({
    ...options,
    build: {
      ...options.build,
      outDir: browser,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: [
          ENTRIES.browser,
          ...['every-page', ...cssChunks].map((chunk) => join(chunks, `${chunk}.css`)),
        ],
        // Typefaces are among the assets of the site already: style sheets name their addresses.
        external: (id) => id.startsWith(`${options.base}assets/`),
        treeshake: { manualPureFunctions: PURE_CALLS },
        output: {
          // Every route has a file `page.tsx`: its chunk is named after the folder of the route.
          chunkFileNames: ({ name, facadeModuleId }) =>
            name === 'page' && facadeModuleId
              ? `assets/${basename(dirname(facadeModuleId))}-[hash].js`
              : 'assets/[name]-[hash].js',
          // Asks V8 to compile the functions of a page while it arrives, off the main thread, and not each when it is first
          // called. Other chunks are short, and do without it.
          // See https://github.com/WICG/explicit-javascript-compile-hints-file-based.
          postBanner: ({ name }) =>
            ['react', 'site', 'common', 'calendar', 'page'].includes(name)
              ? '//# allFunctionsCalledOnLoad'
              : '',
          // Without groups, a page requests thirty small files, which compress worse than a few: 8 kB more for a visit.
          // The entry has to be a separate file, because it waits for a page, which imports from the other chunks.
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
              // A fifth of what pages share, and only the pages of events need it.
              {
                name: 'calendar',
                test: /content-model.(?:src|dist).(?:events|timeZones)\./,
                minShareCount: 2,
              },
              // Only pages with a calendar file need it.
              { name: 'icalendar', test: /calendar.icalendar\./, minShareCount: 2 },
              // Only pages of stories and colleagues need it. Content blockers hide files whose name contains "share".
              { name: 'travel', test: /router.sharedElement\./, minShareCount: 2 },
              { name: 'common', test: /./, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
}

/** Bundles the module that renders pages on Node, with everything that it imports. */
export async function bundleRenderModule(
  options: InlineConfig,
  { renderModule }: Pick<WorkFolders, 'renderModule'>,
): Promise<void> {
  await viteBuild({
    ...options,
    define: { ...options.define, 'process.env.NODE_ENV': '"production"' },
    // Bundles React too, so that its production build renders pages.
    ssr: { noExternal: true },
    build: {
      ...options.build,
      outDir: dirname(renderModule),
      emptyOutDir: true,
      copyPublicDir: false,
      ssr: true,
      // By default Vite takes the extension from "type" in the package.json of the site, which may have none.
      rolldownOptions: {
        input: { [basename(renderModule, '.mjs')]: ENTRIES.render },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}

/** Bundles the service worker as one script. Each build writes `OFFLINE_SETTINGS` in front of it. */
export async function bundleWorker(
  { worker }: Pick<WorkFolders, 'worker'>,
  plugins: Plugin[],
): Promise<void> {
  // `.ts` in the repository, `.js` in the published package.
  const file = `worker${extname(import.meta.filename)}`;
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2023',
      outDir: dirname(worker),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../../offline/worker', file),
        output: { format: 'iife', entryFileNames: basename(worker) },
      },
    },
  });
}

/** References of a style sheet to other files: style sheets, drawings, typefaces. */
const REFERENCES = /(?:@import\s+(?:url\()?|url\()\s*["']?([^"')\s]+)/g;

/** Collects every source file of a bundle, and the `package.json` of each, which resolves its imports. */
export function collectInputs(inputs: Set<string>): Plugin {
  const seen = new Set<string>();

  /** Adds the nearest `package.json` of a folder. */
  function addPackage(folder: string): void {
    if (seen.has(folder)) return;
    seen.add(folder);
    const file = join(folder, 'package.json');
    if (existsSync(file)) inputs.add(file);
    else if (dirname(folder) !== folder) addPackage(dirname(folder));
  }

  /** Adds the file of a module. Returns it when it is new. Virtual modules have no file. */
  function add(id: string): string | undefined {
    const [file = ''] = id.split('?', 1);
    if (inputs.has(file) || !isAbsolute(file) || !existsSync(file)) return undefined;
    inputs.add(file);
    addPackage(dirname(file));
    return file;
  }

  return {
    name: 'microsite-inputs',
    async buildEnd() {
      const resolve = async (name: string, from: string) => (await this.resolve(name, from))?.id ?? '';
      // Vite inlines imported style sheets before they become modules, so getModuleIds() does not list them.
      const addReferences = async (sheet: string): Promise<void> => {
        for (const [, name = ''] of readFileSync(sheet, 'utf8').matchAll(REFERENCES)) {
          const file = add(await resolve(name, sheet));
          if (file?.endsWith('.css')) await addReferences(file);
        }
      };
      for (const id of this.getModuleIds()) {
        const file = add(id);
        if (file?.endsWith('.css')) await addReferences(file);
      }
    },
  };
}
