import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.tsx'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
  // We need a few paths and rules of the model. Taken from its packed file they would bring its schemas along: 2 KB.
  noExternal: ['@tamarack-lowe/content-model'],
});
