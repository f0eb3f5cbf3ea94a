import type * as v from 'valibot';
import { type Issue, parseBySchema } from '../configIssues.ts';
import type { PluginHooks } from './contract.ts';

type PluginIdentity = {
  /** Name in messages, and in the log of the build: that of its package without scope. */
  name: string;
  /**
   * Versions of `@tamarack-lowe/microsite` that it works with, as a range of npm.
   * @example compatible: '^1.0.0'
   */
  compatible: string;
  /**
   * Address of the file of the plugin: `import.meta.url`. Paths begin there, and browsers never load this file.
   * @example from: import.meta.url
   */
  from: string;
};

type PluginWithOptions<Schema extends v.GenericSchema> = PluginIdentity & {
  /** Schema of its options, of Valibot. */
  options: Schema;
  /** Returns what the plugin adds to a site. */
  setup: (options: v.InferOutput<Schema>) => PluginHooks;
};

type PluginWithoutOptions = PluginIdentity & { setup: () => PluginHooks };

/** A plugin with its options, as a config lists it. */
export type MicrositePlugin = PluginIdentity & {
  /** Parses the options: their issues, or the function that returns the hooks. */
  open: () => { issues: readonly Issue[] } | { setup: () => unknown };
};

/**
 * Defines a plugin. Returns the function that a config calls with the options of the plugin.
 *
 * @example
 * export const officeHours = definePlugin({
 *   name: 'office-hours',
 *   compatible: '^1.0.0',
 *   from: import.meta.url,
 *   options: v.strictObject({ page: v.string() }),
 *   setup: ({ page }) => ({ routes: [{ page, component: './OfficeHours', load: () => ({ … }) }] }),
 * });
 */
export function definePlugin<const Schema extends v.GenericSchema>(
  plugin: PluginWithOptions<Schema>,
): (options: v.InferInput<Schema>) => MicrositePlugin;
export function definePlugin(plugin: PluginWithoutOptions): () => MicrositePlugin;
export function definePlugin(
  plugin: PluginWithOptions<v.GenericSchema> | PluginWithoutOptions,
): (options?: unknown) => MicrositePlugin {
  const { name, compatible, from } = plugin;
  return (options) => ({
    name,
    compatible,
    from,
    open: () => {
      if (!('options' in plugin)) return { setup: () => plugin.setup() };
      const parsed = parseBySchema(plugin.options, options);
      return 'issues' in parsed ? parsed : { setup: () => plugin.setup(parsed.output) };
    },
  });
}
