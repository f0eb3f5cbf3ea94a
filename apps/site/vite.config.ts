import { reactRouter } from '@react-router/dev/vite';
import { Features } from 'lightningcss';
import { defineConfig } from 'vite';
import { ownRouteModules } from './build-steps/ownRouteModules.ts';
import { media } from './server/devMedia.ts';
import { contentHost } from './server/devMiddleware.ts';

export default defineConfig({
  plugins: [reactRouter(), contentHost(), media(), ownRouteModules()],
  // The year of the copyright line until a page is hydrated.
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  // Nested rules are written out: what finds the rules of a page (build-steps/slim) does not look into them.
  css: { lightningcss: { include: Features.Nesting } },
  // What the style sheets use anyway: older browsers would get rules in two forms, and every page carries its rules.
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    assetsInlineLimit: 0,
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left alone, a page asks for thirty small files, which compress worse than a few: 7 kB more for a visitor.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules.(?:.pnpm.)?(?:react|react-dom|scheduler)[@/\\]/,
                  tags: ['$initial'],
                },
                { name: 'router', test: /node_modules.*react-router/, tags: ['$initial'] },
                { name: 'store', test: /node_modules/, tags: ['$initial'] },
                { name: 'shared', test: /packages|apps.site.app/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
