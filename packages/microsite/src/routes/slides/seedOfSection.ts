/** Turn of the rings on the first slide of the first section, and the step from section to section. */
const FIRST = 0.4;
const APART = 8.9;

/** Turn of the rings behind the first slide of a section. `place`: index of the section, from 0. */
export function seedOfSection(place: number): number {
  return FIRST + APART * place;
}
