import { portraitKey } from '../read/storyCard.ts';
import type { Rule } from './CheckContext.ts';
import { type PlacedCircle, placedCircles } from './placedCircles.ts';

/** How many pictures of a story can be seen as soon as its page is there. */
const SEEN_AT_ONCE = 2;

/** A pressed photo is on the page it leads to: the portrait of the author, or one of the first two pictures. */
export const circlesShowTheirStory: Rule = (context) =>
  placedCircles(context).flatMap(({ circle, story, where }: PlacedCircle) => {
    if (!story) return [];
    const seen = story.images.slice(0, SEEN_AT_ONCE).map(({ media }) => media);
    const allowed = [portraitKey(story.author.name), ...seen.filter((media) => !media.startsWith('films/'))];
    if (allowed.includes(circle.media)) return [];
    return [
      `${where}: "${circle.media}" is not to be seen where this circle leads, so the photo would turn into another one. Choose ${allowed.map((key) => `"${key}"`).join(' or ')}.`,
    ];
  });
