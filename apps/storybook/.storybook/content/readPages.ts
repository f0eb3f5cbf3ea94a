import {
  type Section,
  type Site,
  type StoryCard,
  toLines,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import type { Content, PageStory } from '@tamarack-lowe/content-tools';
import type { NeighbourStory, Recruiter, StoryPageData, StorySurroundings } from '@tamarack-lowe/pages';
import { found } from '../../src/pages/found.ts';
import { byType } from './byType.ts';
import type { OpenedLanguage } from './openLanguage.ts';

/** A story as its page shows it to each visitor type. `id`: its slug in English. */
export function readStoryPage(opened: OpenedLanguage, section: Section, id: string): StoryPageData {
  const { site, content } = opened;
  const { slug } = entryOf(content, section, id);
  const story = found(content.readStory(section, slug));
  const neighbours = content.storyNeighbours(section, slug);
  const around = (type: VisitorType): StorySurroundings => {
    const { prev, next, related } = found(neighbours[type]);
    return {
      back: backSlide(site, story, type),
      prev: prev && neighbour(opened, prev),
      next: next && neighbour(opened, next),
      recruiter: recruiterFor(opened, story, type),
      related: related.map((card) => ({
        ...linkTo(site, card),
        name: card.author,
        picture: content.pictureOf(card.media, card.slug),
      })),
    };
  };
  return { story, around: byType(site, around) };
}

function entryOf({ listStories, idOf }: Content, section: Section, id: string) {
  return found(listStories().find((story) => story.section === section && idOf(story.slug, section) === id));
}

function linkTo({ paths }: Site, card: StoryCard) {
  return { label: card.label, href: paths.story(card.section, card.slug) };
}

function neighbour({ site, content }: OpenedLanguage, card: StoryCard): NeighbourStory {
  const { title, author, images } = found(content.readStory(card.section, card.slug));
  const [first] = images;
  return {
    ...linkTo(site, card),
    title: title.join(' '),
    name: author.fullName ?? author.name,
    job: author.job,
    picture: first?.type === 'video' ? first.film.poster : (first?.picture ?? author.portrait),
  };
}

/** The slide with the circle of a story; the first one for a story without. */
function backSlide({ deck }: Site, { section, slug }: PageStory, type: VisitorType) {
  const slides = found(deck[section]?.[type]).slides.filter(({ kind }) => kind !== 'intro');
  const slide = slides.find(({ circles }) => circles.some(({ story }) => story.id === slug));
  const { path, title } = found(slide ?? slides[0]);
  return { href: path, label: toLines(title).join(' ') };
}

/** Somebody who looks after this visitor type, of the author's city where there is one. */
function recruiterFor(
  { site, content }: OpenedLanguage,
  { author }: PageStory,
  type: VisitorType,
): Recruiter {
  const team = content.readMembers().filter(({ recruits }) => recruits.includes(type));
  const { slug, name, job, city, picture } = found(
    team.find((member) => author.job.endsWith(`, ${member.city}`)) ?? team[0],
  );
  return { name, job, city, href: site.paths.member(slug), picture };
}
