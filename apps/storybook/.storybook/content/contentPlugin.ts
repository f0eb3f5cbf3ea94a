import type { Plugin } from 'vite';
import { frenchPhrases } from './frenchPhrases.ts';
import { readContent } from './readContent.ts';

/** Exports of each virtual module, made from the content in both languages. */
const MODULES: Readonly<Record<string, (content: Awaited<ReturnType<typeof readContent>>) => object>> = {
  'virtual:storybook/content': (content) => ({ content }),
  'virtual:storybook/french': ({ en, fr }) => ({ french: frenchPhrases(en.site, fr.site) }),
};

/**
 * Provides examples with the content that pages load at build (people, story bodies, recorded responses) in both languages,
 * and with the French of English phrases.
 */
export function contentPlugin(): Plugin {
  let read: ReturnType<typeof readContent> | undefined;
  return {
    name: 'storybook-content',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    async load(id) {
      const says = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || !says) return undefined;
      read ??= readContent();
      return Object.entries(says(await read))
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
