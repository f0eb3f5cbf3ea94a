import type { Globals } from '../toolbars/dressPage.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';

/** The address of an example alone in a window, dressed as the toolbars are now. Relative to the page it is framed in. */
export function frameAddress(id: string, globals: Globals): string {
  const chosen = Object.keys(initialGlobals).flatMap((name) => {
    const value = globals[name];
    return value === undefined ? [] : [`${name}:${value}`];
  });
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}
