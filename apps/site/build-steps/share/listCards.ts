import { memberPath, PATHS, resourcePath, storyPath, toLines } from '@tamarack-lowe/content-model';
import { brand, deck, messages } from '@tamarack-lowe/stories';
import { listStories, readMembers, readResources, readStory } from '@tamarack-lowe/stories/server';
import type { ShareWords } from './readShareWords.ts';

/** What is on a share card. */
export type ShareCard = {
  /** Canonical path of the page. */
  path: string;
  headline: string;
  /** A quiet line under the headline: who speaks. */
  note?: string;
  /** Media keys: one picture in a circle, or two portraits on the ring. */
  art: { photo: string } | { portraits: [string, string] };
};

/** A card for the site, each slide, story, member and resource, and the team and campus pages. */
export function listCards({ portraits }: ShareWords): ShareCard[] {
  return [
    { path: PATHS.intro, headline: brand.line, art: { portraits } },
    ...[...deck.discover.student.slides, ...deck.recruit.student.slides].map((slide): ShareCard => {
      const people = slide.circles.map(({ media }) => media).filter((media) => media.startsWith('people/'));
      const [first, second] = people;
      const hero = slide.circles.find(({ size }) => size === 'xl') ?? slide.circles[0];
      return {
        path: slide.path,
        headline: toLines(slide.header).join(' '),
        art:
          slide.kind === 'ring' && first && second
            ? { portraits: [first, second] }
            : { photo: hero?.media ?? portraits[0] },
      };
    }),
    ...listStories().map(
      (story): ShareCard => ({
        path: storyPath(story.section, story.slug),
        headline: story.title.join(' '),
        note: story.author,
        art: { photo: readStory(story.section, story.slug)?.images[0]?.media ?? story.media },
      }),
    ),
    { path: PATHS.connect, headline: messages.connectTitle, art: { portraits: teamPortraits(portraits) } },
    ...readMembers().map(
      (member): ShareCard => ({
        path: memberPath(member.slug),
        headline: member.name,
        note: `${member.job}, ${member.city}`,
        art: { photo: member.media },
      }),
    ),
    {
      path: PATHS.campus,
      headline: messages.campusLead,
      note: messages.campusTitle,
      art: { photo: 'films/campus-resources' },
    },
    ...readResources().map(
      (resource): ShareCard => ({
        path: resourcePath(resource.slug),
        headline: resource.title.join(' '),
        note: resource.name,
        art: { photo: resource.media },
      }),
    ),
  ];
}

/** Two of the team who are not on the card of the site. */
function teamPortraits(taken: [string, string]): [string, string] {
  const free = readMembers()
    .map(({ media }) => media)
    .filter((media) => !taken.includes(media));
  return [free[3] ?? taken[0], free[7] ?? taken[1]];
}
