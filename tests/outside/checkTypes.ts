import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** As strict as a firm may be, with the declarations of everything that is installed. */
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

/** Compiles the code of a firm with every one of these doors. Throws with what TypeScript says. */
export function checkTypes(folder: string, doors: readonly string[]): void {
  writeFileSync(path.join(folder, 'doors.ts'), doors.map((door) => `import '${door}';\n`).join(''));
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS }));
  const { status, stdout } = spawnSync('tsc', ['-p', folder], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The types of a firm do not compile:\n${stdout}`);
}
