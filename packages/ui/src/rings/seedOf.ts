/** Entry point `./seed-of`: the seed of a text, on servers too. */
export { seedOf } from './rings.ts';
