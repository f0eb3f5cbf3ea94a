import { slideSetFor } from '../read/slideSetFor.ts';
import type { Rule } from './CheckContext.ts';

/** How many authors a topic needs, so that a pick is a pick. */
const LEAST_AUTHORS = 2;

/** Each topic that a circle offers has several authors for the visitors who see that circle. */
export const topicsHaveChoices: Rule = ({ slideSets, sources, stories }) => {
  const sections = [...new Set(slideSets.map(({ section }) => section))];
  return sections.flatMap((section) =>
    sources.typeIds().flatMap((type) => {
      const circles = slideSetFor(slideSets, section, type)?.slides.flatMap((slide) => slide.circles) ?? [];
      const topics = new Set(circles.flatMap(({ topic }) => topic ?? []));
      return [...topics].flatMap((topic) => {
        const authors = new Set(
          stories
            .filter((story) => story.section === section && story.topic === topic && !story.single)
            .filter((story) => story.for.includes(type))
            .map((story) => story.author.name),
        );
        if (authors.size >= LEAST_AUTHORS) return [];
        return [
          `${section}: the topic "${topic}" has ${authors.size === 0 ? 'no author' : 'one author'} for ${type} visitors, so there is nothing to choose from. Add a story by somebody else.`,
        ];
      });
    }),
  );
};
