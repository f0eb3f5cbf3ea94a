import type { SiteThunk } from '../storeTypes.ts';
import { setUpSlides, setUpStories } from '../setUp.ts';
import { navigationRequested } from './visitEvents.ts';

/**
 * Takes the visitor from a path to the first slide of a section. Where they are there already, as on that very path or
 * when a link took them before their choice was read, the slides are refreshed; from another section, slides and stories
 * are set up anew from index 0.
 */
export function goToSection(section: string, from: string): SiteThunk {
  return (dispatch, getState, { paths }) => {
    const path = paths.section(section);
    const { navigation, path: here } = getState().root;
    const origin = paths.read(from);
    const isThere = paths.canonical(from) === path || (navigation.path ?? here) === path;
    const comesFromAnother = 'section' in origin && origin.section !== section;
    if (isThere || comesFromAnother) dispatch(setUpSlides({ section, index: 0 }));
    if (comesFromAnother) dispatch(setUpStories({ section, index: 0 }));
    if (!isThere) dispatch(navigationRequested({ path }));
  };
}
