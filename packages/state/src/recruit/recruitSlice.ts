import { createSectionSlice } from '../section/createSectionSlice.ts';

/** How we recruit: two slides and their stories, flat in `stories` and grouped in `groups`. */
export const recruitSlice = createSectionSlice('recruit');
