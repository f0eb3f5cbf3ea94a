import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';

const ID = 'virtual:storybook/sizes';

/** Provides the weight of each entry point of ui for its documentation page, measured when a page first asks for it. */
export function weightsPlugin(): Plugin {
  return {
    name: 'storybook-sizes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const sizes = ${JSON.stringify(await weighEntryPoints())};`;
    },
  };
}

const KIT = new URL('../../../packages/ui/', import.meta.url);

/** Returns the bytes of each entry point of ui, minified and gzipped, with all it imports except React and Motion. */
async function weighEntryPoints(): Promise<Record<string, number>> {
  const manifest: { exports: Record<string, string> } = JSON.parse(
    readFileSync(new URL('package.json', KIT), 'utf8'),
  );
  const weights: Record<string, number> = {};
  for (const [name, file] of Object.entries(manifest.exports)) {
    if (name !== '.' && /\.tsx?$/.test(file))
      weights[name.slice(2)] = await weigh(fileURLToPath(new URL(file, KIT)));
  }
  return weights;
}

async function weigh(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/, /^motion($|\/)/] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs.flatMap((each) => ('output' in each ? each.output : []));
  return code.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0), 0);
}
