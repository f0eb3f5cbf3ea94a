import { type Section, type StoryCard, toLines, type VisitorType } from '@tamarack-lowe/content-model';
import type { NeighbourStory, Recruiter, StoryPageData, StorySurroundings } from '@tamarack-lowe/pages';
import { deck } from '@tamarack-lowe/stories';
import {
  type PageStory,
  pictureOf,
  readMembers,
  readStory,
  storyNeighbours,
} from '@tamarack-lowe/stories/server';
import { found } from '../../src/pages/found.ts';
import { paths } from '../../src/pages/paths.ts';

/** A story as its page shows it to both visitor types. */
export function readStoryPage(section: Section, slug: string): StoryPageData {
  const story = found(readStory(section, slug));
  const neighbours = storyNeighbours(section, slug);
  const around = (type: VisitorType): StorySurroundings => {
    const { prev, next, related } = neighbours[type];
    return {
      back: backSlide(story, type),
      prev: prev && neighbour(prev),
      next: next && neighbour(next),
      recruiter: recruiterFor(story, type),
      related: related.map((card) => ({
        ...linkTo(card),
        name: card.author,
        picture: pictureOf(card.media, card.slug),
      })),
    };
  };
  return { story, around: { student: around('student'), experienced: around('experienced') } };
}

function linkTo(card: StoryCard) {
  return { label: card.label, href: paths.story(card.section, card.slug) };
}

function neighbour(card: StoryCard): NeighbourStory {
  const { title, author, images } = found(readStory(card.section, card.slug));
  const [first] = images;
  return {
    ...linkTo(card),
    title: title.join(' '),
    name: author.fullName ?? author.name,
    job: author.job,
    picture: first?.type === 'video' ? first.film.poster : (first?.picture ?? author.portrait),
  };
}

/** The slide with the circle of a story; the first one for a story without. */
function backSlide({ section, slug }: PageStory, type: VisitorType) {
  const slides = found(deck[section])[type].slides.filter(({ kind }) => kind !== 'intro');
  const slide = slides.find(({ circles }) => circles.some(({ story }) => story.id === slug));
  const { path, title } = found(slide ?? slides[0]);
  return { href: path, label: toLines(title).join(' ') };
}

/** Somebody who looks after this visitor type, of the author's city where there is one. */
function recruiterFor({ author }: PageStory, type: VisitorType): Recruiter {
  const team = readMembers().filter(
    ({ recruits }) => recruits === 'both' || recruits.startsWith(type.slice(0, 7)),
  );
  const { slug, name, job, city, picture } = found(
    team.find((member) => author.job.endsWith(`, ${member.city}`)) ?? team[0],
  );
  return { name, job, city, href: paths.member(slug), picture };
}
