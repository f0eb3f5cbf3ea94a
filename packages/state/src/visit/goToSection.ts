import { PATHS, type Section } from '@tamarack-lowe/content-model';
import type { SiteThunk } from '../extra.ts';
import { canonicalPath } from '../place/canonicalPath.ts';
import { readPlace } from '../place/readPlace.ts';
import { setUpSlides, setUpStories } from '../section/setUp.ts';
import { navigationRequested } from './visitEvents.ts';

/**
 * Takes the visitor from a path to the first slide of a section. On that very path the slides are refreshed; from the
 * other section, slides and stories are set up anew from index 0.
 */
export function goToSection(section: Section, from: string): SiteThunk {
  return (dispatch) => {
    if (canonicalPath(from) === PATHS[section]) {
      dispatch(setUpSlides({ section, index: 0 }));
      return;
    }
    const origin = readPlace(from).section;
    if (origin !== null && origin !== section) {
      dispatch(setUpSlides({ section, index: 0 }));
      dispatch(setUpStories({ section, index: 0 }));
    }
    dispatch(navigationRequested({ path: PATHS[section] }));
  };
}
