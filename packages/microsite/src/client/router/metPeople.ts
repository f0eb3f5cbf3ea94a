import type { MetPerson } from '@tamarack-lowe/pages/slides';

/** A person of an opened story: the story by section and slug, for every language, and its title in one language. */
export type RememberedPerson = Pick<MetPerson, 'name' | 'label' | 'picture'> & {
  section: string;
  slug: string;
  language: string;
};

/**
 * Key of `sessionStorage`: a tab keeps its people over a reload, and in the other languages. A later visit does not find them,
 * because addresses of pictures change with each build.
 */
const KEY = 'met';
/** The last slide names three people and counts the others. */
const MOST = 12;

/** Adds people to those of before: each once, the latest first, twelve at most. */
export function addPeople(
  before: readonly RememberedPerson[],
  added: readonly RememberedPerson[],
): readonly RememberedPerson[] {
  const others = before.filter(({ name }) => added.every((person) => person.name !== name));
  return [...added, ...others].slice(0, MOST);
}

/** Reads the people of this tab; none if storage is blocked or its value is damaged. */
export function readPeople(): readonly RememberedPerson[] {
  try {
    const people: RememberedPerson[] = JSON.parse(sessionStorage[KEY] ?? '[]');
    return people.filter(({ name, picture }) => name && picture.src);
  } catch {
    return [];
  }
}

/** Writes the people of this tab. */
export function writePeople(people: readonly RememberedPerson[]): void {
  try {
    sessionStorage[KEY] = JSON.stringify(people);
  } catch {
    // Blocked or full: the people stay as long as the page.
  }
}
