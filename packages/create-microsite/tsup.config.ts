import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/cli/main.ts' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: 'src/index.ts' },
  clean: true,
  sourcemap: true,
});
