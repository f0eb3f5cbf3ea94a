import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** The strictest options of a firm; checks the declarations of all dependencies. */
const OPTIONS = {
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  allowImportingTsExtensions: true,
  jsx: 'react-jsx',
  types: ['node'],
};

/** Compiles the code of a firm with all entry points. Throws with the errors of TypeScript. */
export function checkTypes(folder: string, entryPoints: readonly string[]): void {
  writeFileSync(
    path.join(folder, 'entryPoints.ts'),
    entryPoints.map((entryPoint) => `import '${entryPoint}';\n`).join(''),
  );
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  const { status, stdout } = spawnSync('tsc', ['-p', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The types of a firm do not compile:\n${stdout}`);
}
