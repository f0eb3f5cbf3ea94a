import type { Plugin } from 'vite';
import { frenchPhrases } from './frenchPhrases.ts';
import { readNorrbeck } from './openLanguage.ts';
import { readContent } from './readContent.ts';

/**
 * Provides examples with the content that pages load at build (people, story bodies, recorded responses) in both languages,
 * and with the French of English phrases; tests also with the slides of the second firm.
 */
export function contentPlugin(): Plugin {
  let read: ReturnType<typeof readContent> | undefined;
  const readOnce = () => (read ??= readContent());
  /** Exports of each virtual module. */
  const modules: Readonly<Record<string, () => Promise<object>>> = {
    'virtual:storybook/content': async () => ({ content: await readOnce() }),
    'virtual:storybook/french': async () => {
      const { en, fr } = await readOnce();
      return { french: frenchPhrases(en.site, fr.site) };
    },
    'virtual:storybook/norrbeck': async () => ({ norrbeck: await readNorrbeck() }),
  };
  return {
    name: 'storybook-content',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    async load(id) {
      const exportsOf = modules[id.slice(1)];
      if (!id.startsWith('\0') || !exportsOf) return undefined;
      return Object.entries(await exportsOf())
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
