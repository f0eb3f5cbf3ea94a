import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { RESPONSES } from '@tamarack-lowe/server/internal/adapters';
import type { LoadedConfig } from '../../config/loadConfig.ts';
import { PluginError } from '../../config/plugins/PluginError.ts';
import type { Project } from '../render/readProject.ts';

/** Writes the responses that plugins made for browsers beside a built site, where servers and their configurations find them. */
export function writeResponses(responses: Project['responses'], target: string): void {
  for (const [language, routes] of Object.entries(responses))
    for (const [route, text] of Object.entries(routes)) {
      const file = join(target, '..', RESPONSES, language, `${route.replaceAll('_', '-')}.json`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
}

type Written = { target: string; redirects: Readonly<Record<string, string>> };

/** Writes the files of plugins beside the configurations of web servers. */
export function writePluginAdapters(
  { plugins, origin, base }: Pick<LoadedConfig, 'plugins' | 'origin' | 'base'>,
  { target, redirects }: Written,
): void {
  for (const { name, hooks } of plugins)
    for (const [file, write] of Object.entries(hooks.adapters ?? {})) {
      try {
        writeFileSync(join(target, '..', 'adapters', file), write({ origin, base, redirects }));
      } catch (error) {
        throw new PluginError(name, `writing adapters/${file}`, error);
      }
    }
}
