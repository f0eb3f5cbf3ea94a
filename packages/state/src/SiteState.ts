import type { CampusState } from './campus/campusSlice.ts';
import type { RootState } from './every-page/rootReducer.ts';
import type { SectionState } from './section/SectionState.ts';

/** All that the site remembers of a visit. */
export type SiteState = {
  root: RootState;
  discover: SectionState;
  recruit: SectionState;
  campus: CampusState;
};
