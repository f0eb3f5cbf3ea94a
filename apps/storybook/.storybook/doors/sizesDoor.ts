import type { Plugin } from 'vite';
import { weighDoors } from './weighDoors.ts';

const ID = 'virtual:workshop/sizes';

/** Brings the weight of each door of the kit into its documentation page. Weighed when a page first asks. */
export function sizesDoor(): Plugin {
  return {
    name: 'workshop-sizes',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      return `export const sizes = ${JSON.stringify(await weighDoors())};`;
    },
  };
}
