import { createContext } from 'react';
import type { Growth } from './growRings.ts';

/** Changes how a family of rings grows. */
export type RingShapeValue = (growth: Growth) => Growth;

/** The shape of fields and barks inside it; hand it the same function as long as nothing changes. Default: the kit's. */
export const RingShape = createContext<RingShapeValue>((growth) => growth);
