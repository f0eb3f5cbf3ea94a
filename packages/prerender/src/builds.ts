export type { Build } from './builds/Build.ts';
export { type Builds, readBuilds } from './builds/readBuilds.ts';
export { rollBack } from './builds/rollBack.ts';
