import { defineConfig } from 'tsup';

export default defineConfig({
  // Browsers load countViews, and never index.
  entry: { index: 'src/index.ts', countViews: 'src/countViews.ts' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: 'src/index.ts' },
  clean: true,
  sourcemap: true,
});
