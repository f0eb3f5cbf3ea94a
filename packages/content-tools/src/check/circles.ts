import { typesOfSet } from '../read/slideSets.ts';
import type { Rule } from './CheckContext.ts';
import { placedCircles } from './placedCircles.ts';

/** Every circle leads somewhere that belongs to its section, its visitor type and, for group circles, its topic. */
export const circlesLeadToStories: Rule = (context) =>
  placedCircles(context).flatMap(({ circle: { story: reference, topic }, set, story, where }): string[] => {
    if ('video' in reference) {
      if (context.brand.plays[String(reference.video)]) return [];
      return [
        `${where}: there is no film number ${reference.video}, so nothing would play. Add it to "plays" in brand.json.`,
      ];
    }
    if (!story) {
      return [
        `${where}: there is no ${set.section} story "${reference.id}", so this circle would lead to an error page. Check the slug.`,
      ];
    }
    const complaints: string[] = [];
    for (const type of typesOfSet(set, context.slideSets, context.sources.typeIds())) {
      if (story.for.includes(type)) continue;
      complaints.push(
        `${where}: "${story.slug}" is not for ${type} visitors. Choose another story, or add "${type}" to its "for".`,
      );
    }
    if (topic && (story.topic !== topic || story.single)) {
      complaints.push(
        `${where}: this circle shows the group "${topic}", but "${story.slug}" is ${story.single ? 'a single story' : `of the topic "${story.topic}"`}. The photo would change its subject. Choose a story of the group.`,
      );
    }
    return complaints;
  });
