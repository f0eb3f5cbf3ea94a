export { type Build, type Builds, readBuilds, rollBack } from './releases.ts';
