import { openingImages } from '@tamarack-lowe/content-model';
import { portraitKey } from '../read/storyCard.ts';
import type { Rule } from './CheckContext.ts';
import { type PlacedCircle, placedCircles } from './placedCircles.ts';

/** A pressed photo is at the beginning of the page it leads to: the portrait of the author, the first picture, or both of two. */
export const circlesShowTheirStory: Rule = (context) =>
  placedCircles(context).flatMap(({ circle, story, where }: PlacedCircle) => {
    if (!story) return [];
    const seen = openingImages(story).map(({ media }) => media);
    const allowed = [portraitKey(story.author.name), ...seen.filter((media) => !media.startsWith('films/'))];
    if (allowed.includes(circle.media)) return [];
    return [
      `${where}: "${circle.media}" is not to be seen where this circle leads, so the photo would turn into another one. Choose ${allowed.map((key) => `"${key}"`).join(' or ')}.`,
    ];
  });
