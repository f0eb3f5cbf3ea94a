import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { bareImports } from './build-steps/bareImports.ts';
import { media } from './server/devMedia.ts';
import { contentHost } from './server/devMiddleware.ts';
import { pages } from './server/devPages.ts';

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [react(), bareImports(), contentHost(), media(), pages()],
  server: { port: 5173 },
  // The year of the copyright line until a page is hydrated.
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  // Nested rules are written out: what finds the rules of a page (packages/prerender) does not look into them.
  css: { lightningcss: { include: Features.Nesting } },
  // What the style sheets use anyway: older browsers would get rules in two forms, and every page carries its rules.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  // First what browsers get, then what draws its pages (build-steps/finish.ts).
  builder: {
    async buildApp({ build, environments: { client, ssr } }) {
      if (client) await build(client);
      if (ssr) await build(ssr);
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'build/browser',
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          input: 'app/entry.client.tsx',
          output: {
            // Asks V8 to compile the functions of a file while it arrives, off the main thread, and not each when it is first
            // called. See https://github.com/WICG/explicit-javascript-compile-hints-file-based.
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
                { name: 'site', test: /^(?!.*entry\.client)/, tags: ['$initial'] },
                { name: 'shared', test: /./, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      // Everything is in what is built, so that all of it is built for production.
      resolve: { noExternal: command === 'build' || undefined },
      build: {
        outDir: 'build/server',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: 'app/entry.server.tsx' },
      },
    },
  },
}));
