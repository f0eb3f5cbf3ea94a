import type { Plugin } from 'vite';
import { readWorkshopContent } from './readWorkshopContent.ts';

const ID = 'virtual:workshop/content';

/** Brings what pages read at build (people, stories with their bodies, recorded answers) into the workshop's browser. */
export function contentDoor(): Plugin {
  return {
    name: 'workshop-content',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const content = JSON.parse(${JSON.stringify(JSON.stringify(readWorkshopContent()))});`;
    },
  };
}
