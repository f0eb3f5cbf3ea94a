import type { Globals } from '../toolbars/dressPage.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';

const NOTES = import.meta.glob<string>('./notes/*.md', { query: '?raw', import: 'default', eager: true });

/** Designers' notes about a component (purpose, anatomy, keys, do, do not), as Markdown; undefined without notes. */
export function noteOf(title: string): string | undefined {
  return NOTES[`./notes/${slugOf(title)}.md`];
}

/** The last part of an example's title in kebab-case: `Shapes/Name ring` is `name-ring`. */
export function slugOf(title: string): string {
  return (title.split('/').at(-1) ?? title).toLowerCase().replaceAll(' ', '-');
}

/** Components whose entry point or folder has another name than their examples. */
const ENTRY_POINTS: Readonly<Record<string, string>> = { icons: 'icon', slide: 'slide-layout' };
const FOLDERS: Readonly<Record<string, string>> = { circle: 'circle-field' };

/** The entry point of ui that an example comes from, and the folder of its styles. */
export function partsOf(title: string): { entryPoint: string; folder: string } {
  const slug = slugOf(title);
  const entryPoint = ENTRY_POINTS[slug] ?? slug;
  return { entryPoint, folder: FOLDERS[entryPoint] ?? entryPoint };
}

/** Components that measure the window or lie over it: on a documentation page each example gets a window of its own. */
const FRAMED = new Set([
  'Gestures/Deck',
  'Layouts/Slide',
  'Messages/Notice',
  'Messages/Toast',
  'Page/Header',
  'Page/Menu dialog',
  'Page/Skip link',
  'Page/Splash',
  'Shapes/Circle field',
]);

/** Returns true when the examples of this title need a window each. */
export function isFramed(title: string): boolean {
  return FRAMED.has(title);
}

/** The address of an example alone in a window, dressed as the toolbars are now. Relative to the page it is framed in. */
export function frameAddress(id: string, globals: Globals): string {
  const chosen = Object.keys(initialGlobals).flatMap((name) => {
    const value = globals[name];
    return value === undefined ? [] : [`${name}:${value}`];
  });
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}
