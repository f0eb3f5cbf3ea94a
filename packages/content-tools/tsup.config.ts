import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', cli: 'src/cli/commands.ts', content: 'src/cli/content.ts' },
  format: 'esm',
  target: 'es2023',
  dts: { entry: { index: 'src/index.ts', cli: 'src/cli/commands.ts' } },
  clean: true,
  sourcemap: true,
});
