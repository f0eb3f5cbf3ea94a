import { globSync } from 'node:fs';
import { defineConfig } from 'tsup';

export default defineConfig({
  // Each file becomes a file: whoever takes a rule alone gets none of the schemas, whatever bundles it.
  entry: globSync('src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') }),
  format: 'esm',
  target: 'es2023',
  dts: {
    entry: {
      index: 'src/index.ts',
      compileBody: 'src/compileBody.ts',
      'schema/defineContent': 'src/schema/defineContent.ts',
      'schema/editorSchemas': 'src/schema/editorSchemas.ts',
      'schema/parseContent': 'src/schema/parseContent.ts',
      'internal/addresses': 'src/internal/addresses.ts',
      'internal/content': 'src/internal/content.ts',
      'internal/pathway': 'src/internal/pathway.ts',
      'internal/times': 'src/internal/times.ts',
      'internal/text': 'src/internal/text.ts',
      'messages/messages': 'src/messages/messages.ts',
      'search/storySearch': 'src/search/storySearch.ts',
    },
  },
  clean: true,
  sourcemap: true,
  splitting: false,
  esbuildPlugins: [
    {
      name: 'file-by-file',
      setup(build) {
        build.onResolve({ filter: /./ }, ({ kind, path }) =>
          kind === 'entry-point'
            ? undefined
            : { path: path.replace(/^(\..*)\.ts$/, '$1.js'), external: true },
        );
      },
    },
  ],
});
