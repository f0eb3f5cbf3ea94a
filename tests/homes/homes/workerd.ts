import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { fromGuide } from '../fromGuide.ts';
import type { Home } from '../Home.ts';
import { readJsonc } from '../readJsonc.ts';
import { startRuntime } from '../startRuntime.ts';

const edge = path.join(import.meta.dirname, '../../../packages/microsite/src/edge.ts');

/** The handler of the site on workerd, with its files in a binding, as the guide says. */
export const workerd: Home = {
  name: 'workerd',
  isBehindAnother: true,
  differs(line) {
    // An edge asks for packed forms itself, and gives each visitor one of those that they take.
    const { 'content-length': _, ...answer } = line.answer ?? {};
    if (line.method === 'HEAD') return { ...line, answer };
    const accepted = line.headers?.['Accept-Encoding'] ?? 'gzip, deflate, br';
    const isOpen = answer['content-encoding'] !== undefined && accepted === 'gzip, deflate, br';
    return isOpen ? { ...line, answer: { ...answer, 'content-encoding': /^(?:br|gzip)$/ } } : line;
  },
  async start({ build, work, port }) {
    const entry = path.join(work, 'worker.ts');
    const from = './build/homes/edge.json';
    writeFileSync(entry, fromGuide('An edge worker', 'ts', { [from]: path.join(build, 'homes/edge.json') }));
    const { compatibility_date, assets } = readJsonc(fromGuide('An edge worker', 'jsonc'));
    return startRuntime(port, {
      modules: true,
      script: await bundled(entry),
      compatibilityDate: compatibility_date,
      assets: {
        directory: path.join(build, '..', assets.directory),
        binding: assets.binding,
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: assets.run_worker_first },
        assetConfig: { html_handling: assets.html_handling },
      },
    });
  },
};

/** One module of all that a worker imports. What only Node has stays an import, which workerd refuses. */
async function bundled(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { alias: { '@tamarack-lowe/microsite/edge': edge }, conditionNames: ['workerd', 'import'] },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}
