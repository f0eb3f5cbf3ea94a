import type { ComponentType } from 'react';

/**
 * What draws blocks of bodies, by their types: those of a site's own are given what they hold, those that stand for one of
 * the package are given that one as `Default` besides.
 */
export type BlockComponents = Readonly<Record<string, ComponentType<object & { Default?: unknown }>>>;
