import type { Site } from '@tamarack-lowe/content-model';
import type { MetPerson } from '@tamarack-lowe/pages/slides';

/** Whose stories were opened during this visit, by address: each person once, the last one first. */
export function metPeople(
  { deck, paths }: Pick<Site, 'deck'> & { paths: Pick<Site['paths'], 'story'> },
  opened: ReadonlySet<string>,
): MetPerson[] {
  const cards = Object.values(deck)
    .flatMap((types) => Object.values(types))
    .flatMap(({ groups }) => groups.flatMap(({ stories }) => stories))
    .map(({ section, slug, author, label, picture }) => ({
      name: author,
      href: paths.story(section, slug),
      label,
      picture,
    }));
  const met = new Map<string, MetPerson>();
  for (const address of [...opened].toReversed()) {
    const person = cards.find(({ href }) => href === address);
    if (person && !met.has(person.name)) met.set(person.name, person);
  }
  return [...met.values()];
}
