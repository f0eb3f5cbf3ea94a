import { parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import {
  ofVisitorType,
  readingMinutes,
  type Section,
  type Site,
  type StoryCard,
  toLines,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { countWords } from '@tamarack-lowe/content-model/internal/content';
import type { Content, PageMember, PageResource, PageStory } from '@tamarack-lowe/content-tools';
import type {
  CampusPageData,
  Colleague,
  MemberPageData,
  NeighbourStory,
  PicturesByType,
  Recruiter,
  ResourceCard,
  ResourcePageData,
  StoryPageData,
  StorySurroundings,
  TeamCard,
} from '@tamarack-lowe/pages/internal/data';
import { found } from '../../src/pages/found.ts';
import { byType, type OpenedLanguage, readRecording } from './openLanguage.ts';

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

/** The resources in the order of editors. */
function inReadingOrder({ readResources }: Content): PageResource[] {
  return readResources().toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
}

/** Picture of a resource for each visitor type, in the colour scheme of that type. */
function picturesOf({ picture, alt, dusk }: PageResource, { visitorTypes }: Site): PicturesByType {
  return Object.fromEntries(
    visitorTypes.map(({ id, colourScheme }) => [id, colourScheme === 'dusk' ? dusk : { picture, alt }]),
  );
}

/** A resource as lists show it. */
function resourceCard(site: Site, resource: PageResource): ResourceCard {
  const { slug, name, summary, type } = resource;
  const minutes = type === 'events' ? null : minutesOf(resource);
  return {
    slug,
    href: site.paths.resource(slug),
    name,
    summary,
    pictures: picturesOf(resource, site),
    minutes,
  };
}

/** Every resource as its page shows it, by its slug in English. */
export function readResourcePages(opened: OpenedLanguage): Record<string, ResourcePageData> {
  const resources = inReadingOrder(opened.content);
  return Object.fromEntries(
    resources.map((resource, place) => [
      opened.content.idOf(resource.slug),
      pageOf(opened, resource, [...resources.slice(place + 1), ...resources.slice(0, place)]),
    ]),
  );
}

function pageOf(
  { site, content }: OpenedLanguage,
  resource: PageResource,
  others: readonly PageResource[],
): ResourcePageData {
  const { slug, name, title, text, author, job = '' } = resource;
  return {
    name,
    title,
    pictures: picturesOf(resource, site),
    text: text.map((block) =>
      block.type === 'quote'
        ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
        : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
    minutes: minutesOf(resource),
    documents: content.documentsOf(slug),
    also: others.slice(0, 2).map((other) => resourceCard(site, other)),
  };
}

function minutesOf({ title, text }: PageResource): number {
  return readingMinutes(countWords([...title, ...text]));
}

function portraitOf({ readMembers, listStories }: Content, name: string) {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find(({ author }) => author === name))?.picture ?? null;
}

/** The page of the film, all resources and what can be printed. */
export function readCampusPage(opened: OpenedLanguage): CampusPageData {
  const { site, content } = opened;
  const { film, poster } = found(site.brand.pictures.campus);
  const resources = inReadingOrder(content);
  const documents = resources.flatMap(({ slug }) => content.documentsOf(slug));
  return {
    film: content.filmOf(film),
    posters: byType(site, (type) => ({
      picture: content.pictureOf(found(ofVisitorType(poster, type))),
      alt: '',
    })),
    resources: resources.map((resource) => resourceCard(site, resource)),
    documents: [...new Map(documents.map((document) => [document.key, document])).values()],
  };
}

/** The events as they were recorded, and what was written about them. */
export function readEvents({ site, content }: OpenedLanguage) {
  const resource = found(content.readResources().find(({ type }) => type === 'events'));
  const recorded = found(
    parseCampusEvents(readRecording(site, 'campus-events'), { siteUrl: site.brand.mainSite }),
  );
  return { ...recorded, pictures: picturesOf(resource, site), text: resource.text };
}

/** Everybody who recruits, as the list shows them, with words for their pictures. */
export function readTeam({ site, content }: OpenedLanguage): (TeamCard & { alt: string })[] {
  return content.readMembers().map((member) => {
    const { job, city, region, schools, recruits, alt } = member;
    return { ...colleagueOf(site, member), job, city, region, schools, recruits, alt };
  });
}

/** The page of each, by slug. */
export function readMemberPages({ site, content }: OpenedLanguage): Record<string, MemberPageData> {
  const team = content.readMembers();
  const beside = (place: number) => colleagueOf(site, found(team.at(place % team.length)));
  return Object.fromEntries(
    team.map((member, place) => [
      member.slug,
      { member, previous: beside(place - 1), next: beside(place + 1) },
    ]),
  );
}

function colleagueOf({ paths }: Site, { slug, name, picture }: PageMember): Colleague {
  return { slug, href: paths.member(slug), name, picture };
}
