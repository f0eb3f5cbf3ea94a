export type { CustomBlocks } from '@tamarack-lowe/content-tools';
export type { BlockType, CustomBlockProps } from './config/blocks.ts';
export type { ComponentName, CustomComponentProps } from './config/components.ts';
export { ConfigError } from './config/configIssues.ts';
export type { MicrositeConfig } from './config/configSchema.ts';
export { defineMicrosite } from './config/defineMicrosite.ts';
export { type LoadedConfig, loadConfig } from './config/loadConfig.ts';
export type {
  ClientScript,
  FetchLimits,
  PluginBlock,
  PluginCheckContext,
  PluginContext,
  PluginEvent,
  PluginEvents,
  PluginHeadEntry,
  PluginHooks,
  PluginPage,
  PluginRoute,
  PluginSite,
  StartScript,
} from './config/plugins/contract.ts';
export { definePlugin, type MicrositePlugin } from './config/plugins/definePlugin.ts';
export type { CustomPageContext } from './routes/route.ts';
