import { eachWord } from '../files/words.ts';
import type { Shape } from './Shape.ts';

/** Whether JSON as it was read says something that every language says in its own words. */
export const hasWords = (source: unknown, shape: Shape): boolean =>
  [...eachWord(source, shape)].some(({ as, words }) => as !== 'name' && words !== '');
