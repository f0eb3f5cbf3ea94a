import { slugOf } from './noteOf.ts';

/** Components whose door or folder has another name than their examples. */
const DOORS: Readonly<Record<string, string>> = { icons: 'icon', slide: 'slide-layout' };
const FOLDERS: Readonly<Record<string, string>> = { circle: 'circle-field' };

/** The door of the kit that an example comes from, and the folder of its styles. */
export function partsOf(title: string): { door: string; folder: string } {
  const slug = slugOf(title);
  const door = DOORS[slug] ?? slug;
  return { door, folder: FOLDERS[door] ?? door };
}
