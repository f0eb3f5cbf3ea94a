import { PATHS, type Section, STORY_BASES } from '@tamarack-lowe/content-model';
import { SECTIONS } from '../section/sections.ts';
import { canonicalPath } from './canonicalPath.ts';

/** Where a path leads, as far as the state cares: to which section, and to which of its stories. */
export type Place = { section: Section | null; story: string | null };

export function readPlace(path: string): Place {
  const canonical = canonicalPath(path);
  for (const section of SECTIONS) {
    const base = `${STORY_BASES[section]}/`;
    if (canonical.startsWith(base)) return { section, story: canonical.slice(base.length) };
  }
  if (canonical === PATHS.discover || canonical.startsWith('/discover-'))
    return { section: 'discover', story: null };
  if (canonical === PATHS.recruit || canonical === PATHS.recruitSecond)
    return { section: 'recruit', story: null };
  return { section: null, story: null };
}
