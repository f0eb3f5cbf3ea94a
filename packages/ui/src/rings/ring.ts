/** Entry point `./ring`: one ring as a path, on servers too. */
export { type Fineness, type Point, type Ring, ringPath, ringPoints } from './rings.ts';
