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
      defineContent: 'src/defineContent.ts',
      'editor/editorSchemas': 'src/editor/editorSchemas.ts',
      parseContent: 'src/parseContent.ts',
      'text/readText': 'src/text/readText.ts',
      'words/messages': 'src/words/messages.ts',
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
