import type { CampusState } from './slices/campusSlice.ts';
import type { RootState } from './slices/rootReducer.ts';
import type { SectionState } from './section/SectionState.ts';

/** All that the site remembers of a visit. */
export type SiteState = {
  root: RootState;
  /** By the ids that the firm gives its sections. */
  sections: Record<string, SectionState>;
  campus: CampusState;
};
