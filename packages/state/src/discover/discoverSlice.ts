import { createSectionSlice } from '../section/createSectionSlice.ts';

/** The culture stories, grouped by theme, and the six slides that lead to them. */
export const discoverSlice = createSectionSlice('discover');
