import { resolveReference } from '@tamarack-lowe/content-model';
import type { Rule } from './CheckContext.ts';

/** Every circle leads somewhere that belongs to its section, its visitor type and, for group circles, its topic. */
export const circlesLeadToStories: Rule = ({ brand, slideSets, stories }) =>
  slideSets.flatMap((set) => {
    const own = new Map(
      stories.filter((story) => story.section === set.section).map((story) => [story.slug, story]),
    );
    const slugs = new Set(own.keys());
    return set.slides.flatMap((slide, number) =>
      slide.circles.flatMap(({ story: reference, topic }, index): string[] => {
        const where = `${set.section}.${set.for}, slide ${number + 1}, circle ${index + 1}`;
        if ('video' in reference) {
          if (brand.plays[String(reference.video)]) return [];
          return [
            `${where}: there is no film number ${reference.video}, so nothing would play. Add it to "plays" in brand.json.`,
          ];
        }
        const slug = resolveReference(reference.id, slugs, brand.oldReferences);
        const story = slug === null ? undefined : own.get(slug);
        if (!story) {
          return [
            `${where}: there is no ${set.section} story "${reference.id}", so this circle would lead to an error page. Check the slug.`,
          ];
        }
        const complaints: string[] = [];
        if (!story.for.includes(set.for)) {
          complaints.push(
            `${where}: "${story.slug}" is not for ${set.for} visitors. Choose another story, or add "${set.for}" to its "for".`,
          );
        }
        if (topic && (story.topic !== topic || story.single)) {
          complaints.push(
            `${where}: this circle shows the group "${topic}", but "${story.slug}" is ${story.single ? 'a single story' : `of the topic "${story.topic}"`}. The photo would change its subject. Choose a story of the group.`,
          );
        }
        return complaints;
      }),
    );
  });
