import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    prehydration: 'src/prehydration.ts',
    compression: 'src/compression.ts',
    files: 'src/files.ts',
    pagePolicies: 'src/pagePolicies.ts',
    policy: 'src/csp.ts',
    releases: 'src/releases.ts',
    weights: 'src/weights.ts',
  },
  format: 'esm',
  target: 'es2023',
  dts: true,
  clean: true,
  sourcemap: true,
});
