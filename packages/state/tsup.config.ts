import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/react.tsx', 'src/seen.ts', 'src/spec.ts'],
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
