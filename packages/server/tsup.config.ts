import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    edge: 'src/edge.ts',
    commands: 'src/commands.ts',
    'adapters/writeAdapters': 'src/adapters/writeAdapters.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
