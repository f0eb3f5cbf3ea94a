import type { Rule } from './CheckContext.ts';

/** Every section of the brand has slides, and slides and stories belong to a section of the brand. */
export const sectionsAreNamed: Rule = ({ brand, slideSets, stories }) => {
  const named: string[] = brand.sections.map(({ id }) => id);
  const written = new Set<string>(slideSets.map(({ section }) => section));
  const strange = (section: string) => !named.includes(section);
  return [
    ...named
      .filter((id) => !written.has(id))
      .map(
        (id) =>
          `brand, sections: "${id}" has no slides, so its address would be empty. Write slides/${id}.json, or take the section out.`,
      ),
    ...[...written]
      .filter(strange)
      .map(
        (section) =>
          `slides: brand.json names no section "${section}", so nobody would see its slides. Add it to "sections", or correct "section".`,
      ),
    ...stories
      .filter(({ section }) => strange(section))
      .map(
        ({ section, slug }) =>
          `${slug}: brand.json names no section "${section}", so the story has no address. Choose one of: ${named.join(', ')}.`,
      ),
  ];
};
