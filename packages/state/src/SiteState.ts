import type { CampusState } from './campus/campusSlice.ts';
import type { RootState } from './every-page/rootReducer.ts';
import type { SectionState } from './section/SectionState.ts';

/** All that the site remembers of a visit. */
export type SiteState = {
  root: RootState;
  /** The sections of slides, by the ids that the brand gives them. */
  sections: Record<string, SectionState>;
  campus: CampusState;
};

/** One section of a state. Throws for an id that the brand does not name. */
export function sectionOf({ sections }: Pick<SiteState, 'sections'>, id: string): SectionState {
  const section = sections[id];
  if (!section)
    throw new Error(`There is no section "${id}". There are: ${Object.keys(sections).join(', ')}.`);
  return section;
}
