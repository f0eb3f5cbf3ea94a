/** Entry point `./grow-rings`: a family of rings around one place, on servers too. */
export { type Growth, growRings } from './rings.ts';
