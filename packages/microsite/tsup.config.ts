import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', server: 'src/server.ts', main: 'src/cli/main.ts' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: { index: 'src/index.ts', server: 'src/server.ts' } },
  clean: true,
  sourcemap: true,
});
