import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouteModules } from './build-steps/ownRouteModules.ts';
import { media } from './server/devMedia.ts';
import { contentHost } from './server/devMiddleware.ts';

export default defineConfig({
  plugins: [reactRouter(), contentHost(), media(), ownRouteModules()],
  // The year of the copyright line until a page is hydrated.
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left alone, a page asks for thirty small files, which compress worse than a few: 7 kB more for a visitor.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules/, tags: ['$initial'] },
                { name: 'shared', test: /packages|apps.site.app/, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
});
