import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { guideExample } from '../guideExample.ts';
import { readJsonc } from '../readJsonc.ts';
import type { ServerAdapter } from '../ServerAdapter.ts';
import { startRuntime } from '../startRuntime.ts';

const edge = path.join(import.meta.dirname, '../../../packages/microsite/src/edge.ts');

/** The site's handler on workerd, with its files in a binding, as in the guide. */
export const workerd: ServerAdapter = {
  name: 'workerd',
  isBehindProxy: true,
  differs(expectation) {
    // An edge asks for compressed forms by itself, and sends each visitor a form that their browser accepts.
    const { 'content-length': _, ...responseHeaders } = expectation.responseHeaders ?? {};
    if (expectation.method === 'HEAD') return { ...expectation, responseHeaders };
    const accepted = expectation.headers?.['Accept-Encoding'] ?? 'gzip, deflate, br';
    const mayCompress = responseHeaders['content-encoding'] !== undefined && accepted === 'gzip, deflate, br';
    return mayCompress
      ? { ...expectation, responseHeaders: { ...responseHeaders, 'content-encoding': /^(?:br|gzip)$/ } }
      : expectation;
  },
  async start({ build, work, port }) {
    const entry = path.join(work, 'worker.ts');
    const description = './build/adapters/edge.json';
    writeFileSync(
      entry,
      guideExample('An edge worker', 'ts', { [description]: path.join(build, 'adapters/edge.json') }),
    );
    const { compatibility_date, assets } = readJsonc(guideExample('An edge worker', 'jsonc'));
    return startRuntime(port, {
      modules: true,
      script: await bundleOf(entry),
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

/** Bundles a worker into one module. Imports of Node modules stay, and workerd refuses them. */
async function bundleOf(entry: string): Promise<string> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { alias: { '@tamarack-lowe/microsite/edge': edge }, conditionNames: ['workerd', 'import'] },
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return output[0].code;
}
