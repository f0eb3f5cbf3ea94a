/** Turn of the rings behind the first slide of the first section, and from each section to the next. */
const FIRST = 0.4;
const APART = 8.9;

/** By how much the rings behind the first slide of a section are turned. `place`: of the section, from 0. */
export function seedOfSection(place: number): number {
  return FIRST + APART * place;
}
