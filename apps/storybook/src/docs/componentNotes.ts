import type { Globals } from '../toolbars/applyToolbars.ts';
import { initialGlobals } from '../toolbars/globalTypes.ts';

const NOTES = import.meta.glob<string>('./notes/*.md', { query: '?raw', import: 'default', eager: true });

/** Returns the notes about a component (purpose, anatomy, keys, do, do not) as Markdown; undefined without notes. */
export function noteOf(title: string): string | undefined {
  return NOTES[`./notes/${slugOf(title)}.md`];
}

/** Returns the last part of an example's title in kebab-case: `Shapes/Name ring` is `name-ring`. */
export function slugOf(title: string): string {
  return (title.split('/').at(-1) ?? title).toLowerCase().replaceAll(' ', '-');
}

/** Entry points and folders that do not have the name of their examples. */
const ENTRY_POINTS: Readonly<Record<string, string>> = { icons: 'icon', slide: 'slide-layout' };
const FOLDERS: Readonly<Record<string, string>> = { circle: 'circle-field' };

/** Returns the entry point of ui that an example shows, and the folder of its styles. */
export function partsOf(title: string): { entryPoint: string; folder: string } {
  const slug = slugOf(title);
  const entryPoint = ENTRY_POINTS[slug] ?? slug;
  return { entryPoint, folder: FOLDERS[entryPoint] ?? entryPoint };
}

/** Components that measure or cover the window: on a documentation page each of their examples is in a frame. */
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

/** True if the examples of this title need frames. */
export function isFramed(title: string): boolean {
  return FRAMED.has(title);
}

/** Returns the address of an example for a frame, with the current toolbar settings. Relative to the page around it. */
export function frameAddress(id: string, globals: Globals): string {
  const chosen = Object.keys(initialGlobals).flatMap((name) => {
    const value = globals[name];
    return value === undefined ? [] : [`${name}:${value}`];
  });
  return `iframe.html?id=${id}&viewMode=story&globals=${chosen.join(';')}`;
}
