import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    imageWorker: 'src/server/imageWorker.ts',
    checkWorker: 'src/server/checkWorker.ts',
    previewWorker: 'src/server/previewWorker.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  sourcemap: true,
});
