import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Bundles the desk for browsers into `dist/client`, which the server serves. */
export default defineConfig({
  root: 'src/client',
  base: './',
  plugins: [react()],
  build: {
    outDir: '../../dist/client',
    emptyOutDir: true,
    target: ['chrome123', 'firefox121', 'safari17.5'],
    // The policy of the desk allows no inline scripts and no data: scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index', 'preview', 'team', 'look'].map((page) => `src/client/${page}.html`),
    },
  },
});
