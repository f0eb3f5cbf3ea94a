import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    compileBody: 'src/compileBody.ts',
    defineContent: 'src/defineContent.ts',
    editor: 'src/editor/editorSchemas.ts',
    messages: 'src/words/messages.ts',
    parse: 'src/parseContent.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
