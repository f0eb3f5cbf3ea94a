import type { Plugin } from 'vite';
import { frenchOf } from './frenchOf.ts';
import { readWorkshop } from './readWorkshop.ts';

/** Exports of each virtual module, made from the content in both languages. */
const MODULES: Readonly<Record<string, (content: Awaited<ReturnType<typeof readWorkshop>>) => object>> = {
  'virtual:workshop/content': (content) => ({ content }),
  'virtual:workshop/french': ({ en, fr }) => ({ french: frenchOf(en.site, fr.site) }),
};

/**
 * Brings what pages read at build (people, stories with their bodies, recorded answers) into the workshop's browser, in
 * both languages, and the French of English phrases, which every example may be asked for.
 */
export function contentDoor(): Plugin {
  let read: ReturnType<typeof readWorkshop> | undefined;
  return {
    name: 'workshop-content',
    resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    async load(id) {
      const says = MODULES[id.slice(1)];
      if (!id.startsWith('\0') || !says) return undefined;
      read ??= readWorkshop();
      return Object.entries(says(await read))
        .map(
          ([name, value]) => `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
        )
        .join('\n');
    },
  };
}
