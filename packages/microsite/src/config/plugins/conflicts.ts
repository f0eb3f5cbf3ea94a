import type { Issue } from '../configIssues.ts';
import type { LoadedPlugin } from './contract.ts';

/** Names that the config itself has taken, and those of the kit. */
type Taken = { pages: readonly string[]; blocks: readonly string[] };

/** Finds names, pages, blocks, events and files that two plugins add, or a plugin and the config. Names both, and the remedy. */
export function pluginConflicts(plugins: readonly LoadedPlugin[], { pages, blocks }: Taken): Issue[] {
  const claims = new Map<string, string>([
    ...KIT_PAGES.map((page) => [`the page "${page}"`, 'the kit'] as const),
    ...KIT_ADAPTERS.map((file) => [`the file adapters/${file}`, 'the kit'] as const),
    ...pages.map((page) => [`the page "${page}"`, '"pages" of this config'] as const),
    ...blocks.map((type) => [`the block "${type}"`, '"blocks" of this config'] as const),
  ]);
  return plugins.flatMap(({ name, hooks }, index): Issue[] => {
    const wanted = [
      `the name "${name}"`,
      ...(hooks.routes ?? []).map(({ page }) => `the page "${page}"`),
      ...Object.keys(hooks.blocks ?? {}).map((type) => `the block "${type}"`),
      ...(hooks.events ? ['the campus events'] : []),
      ...Object.keys(hooks.adapters ?? {}).map((file) => `the file adapters/${file}`),
    ];
    return wanted.flatMap((what) => {
      const first = claims.get(what);
      if (first === undefined) {
        claims.set(what, `the plugin "${name}"`);
        return [];
      }
      const words = `"${name}" wants ${what}, and ${first} has it already. Take one of the two out, or give this one another name in its options, if it has such an option.`;
      return [{ field: `plugins[${index}]`, words }];
    });
  });
}

/** Pages of the kit that have their address in `pages` of `brand.json`. */
const KIT_PAGES = ['connect', 'campus', 'events', 'hiring', 'pack', 'promises', 'stories', 'offline'];

/** Files that the kit writes into `build/adapters`. */
const KIT_ADAPTERS = [
  'nginx-http.conf',
  'nginx-server.conf',
  'Caddyfile',
  'varnish.vcl',
  'Dockerfile',
  'Dockerfile.dockerignore',
  'edge.json',
];

type Analytics = { path?: string | undefined; consent?: unknown } | undefined;

/** Finds analytics that measure nothing, and scripts that wait for a consent that the config never asks for. */
export function consentIssues(analytics: Analytics, plugins: readonly LoadedPlugin[]): Issue[] {
  const waiting = plugins.filter(
    ({ hooks: { clientScript } }) => clientScript && clientScript.when !== 'idle',
  );
  if (analytics !== undefined && analytics.path === undefined && waiting.length === 0)
    return [
      {
        field: 'analytics',
        words:
          'nothing is measured. Write "path", the address that receives the results, or add a plugin that measures.',
      },
    ];
  if (analytics?.consent !== undefined) return [];
  return waiting.map(({ name }) => ({
    field: 'analytics.consent',
    words: `the plugin "${name}" starts only for visitors who agree, and nothing says who does. Write analytics: { consent: () => localStorage.getItem('analytics') === 'agreed' }, or () => true if the firm need not ask.`,
  }));
}
