import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/server.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  // Rendered images lie in the same folder and take half a minute to make.
  clean: ['!media/**'],
  sourcemap: true,
});
