import type { SiteThunk } from '../extra.ts';
import { setUpSlides, setUpStories } from '../section/setUp.ts';
import { navigationRequested } from './visitEvents.ts';

/**
 * Takes the visitor from a path to the first slide of a section. On that very path the slides are refreshed; from
 * another section, slides and stories are set up anew from index 0.
 */
export function goToSection(section: string, from: string): SiteThunk {
  return (dispatch, _getState, { site: { paths } }) => {
    const path = paths.section(section);
    if (paths.canonical(from) === path) {
      dispatch(setUpSlides({ section, index: 0 }));
      return;
    }
    const origin = paths.read(from);
    if ('section' in origin && origin.section !== section) {
      dispatch(setUpSlides({ section, index: 0 }));
      dispatch(setUpStories({ section, index: 0 }));
    }
    dispatch(navigationRequested({ path }));
  };
}
