import { join } from 'node:path';
import type { WorkFolders } from './workFolders.ts';

/** The module that draws pages, as `bundle` made it. */
export const drawFile = ({ draw }: Pick<WorkFolders, 'draw'>) => join(draw, 'draw.mjs');
