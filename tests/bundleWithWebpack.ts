import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

type PackedKit = {
  /** The tarball of ui, and its entry points with code: `./circle`. */
  tarball: string;
  entryPoints: readonly string[];
  /** An empty folder, and the `node_modules` with React and Motion. */
  folder: string;
  modules: string;
};

const KIT = '@tamarack-lowe/ui';

/** Bundles a page of the packed `ui` with webpack. Returns its errors and warnings, and code that it should have removed. */
export async function bundleWithWebpack({
  tarball,
  entryPoints,
  folder,
  modules,
}: PackedKit): Promise<string[]> {
  const home = path.join(folder, 'node_modules', KIT);
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', home, '--strip-components', '1']);
  const imports = entryPoints.map(
    (entryPoint, index) => `import * as entry${index} from '${path.posix.join(KIT, entryPoint)}';`,
  );
  const named = entryPoints.map((_, index) => `entry${index}`);
  const sheets = ['foundation', 'circle', 'styles'].map((name) => `import '${KIT}/${name}.css';`);
  writeFileSync(path.join(folder, 'all.js'), [...sheets, ...imports, `console.log(${named});`].join('\n'));
  writeFileSync(path.join(folder, 'tag.js'), `import { Tag } from '${KIT}';\nconsole.log(Tag);`);

  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: { all: './all.js', tag: './tag.js' },
    output: { path: path.join(folder, 'built') },
    experiments: { css: true },
    resolve: { modules: ['node_modules', modules] },
    performance: false,
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, done) => (error ? reject(error) : resolve(done)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
  const messages = [...errors, ...warnings].map(({ message }) => message);
  if (messages.length > 0) return messages;
  const tag = readFileSync(path.join(folder, 'built', 'tag.js'), 'utf8');
  return tag.includes('gt-menu') ? ['a bundle with only `Tag` contains the menu'] : [];
}
