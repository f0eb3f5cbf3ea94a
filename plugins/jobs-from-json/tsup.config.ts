import { copyFileSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  // Browsers load the page, and never index.
  entry: { index: 'src/index.ts', JobsPage: 'src/JobsPage.tsx' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: 'src/index.ts' },
  clean: true,
  sourcemap: true,
  splitting: false,
  // The style sheet lies beside the page.
  async onSuccess() {
    copyFileSync('src/jobs.css', 'dist/jobs.css');
  },
});
