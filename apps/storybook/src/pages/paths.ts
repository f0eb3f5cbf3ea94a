import { makePaths } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';

/** The addresses that links of the pages would have. */
export const paths = makePaths(brand, {});
