import { defineConfig } from 'tsup';

const entryPoints = {
  index: 'src/index.ts',
  blocks: 'src/read/customBlocks.ts',
  catalogue: 'src/read/storyCatalogue.ts',
  cli: 'src/cli/commands.ts',
  crops: 'src/images/crop.ts',
  editing: 'src/internal/editing.ts',
  grain: 'src/images/grain.ts',
  languages: 'src/files/languages.ts',
  media: 'src/generate/mediaFolder.ts',
  'page-data': 'src/read/pageData.ts',
  packs: 'src/documents/packDocument.ts',
  reviews: 'src/translations/reviewLog.ts',
};

export default defineConfig({
  entry: { ...entryPoints, content: 'src/cli/content.ts' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: entryPoints },
  clean: true,
  sourcemap: true,
});
