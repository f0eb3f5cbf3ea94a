import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    edge: 'src/edge.ts',
    commands: 'src/commands.ts',
    main: 'src/main.ts',
    'adapters/writeAdapters': 'src/adapters/writeAdapters.ts',
  },
  format: 'esm',
  target: 'es2023',
  // A few small files of `prerender`, which would bring the tools of a build along.
  noExternal: ['@tamarack-lowe/prerender'],
  dts: true,
  clean: true,
  sourcemap: true,
});
