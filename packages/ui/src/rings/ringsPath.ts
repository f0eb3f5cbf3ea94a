import { type Ring, ringPath } from './ring.ts';

/** Several rings as one path. */
export const ringsPath = (rings: readonly Ring[]): string => rings.map((ring) => ringPath(ring)).join('');
