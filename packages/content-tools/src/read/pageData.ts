import {
  ContentError,
  type DeckSlide,
  ofVisitorType,
  type Picture,
  readingMinutes,
  type Site,
  type StoryCard,
  slideLabel,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { countWords } from '@tamarack-lowe/content-model/internal/content';
import type { Content, PageMember } from './openContent.ts';
import type { PageResource, PageStory } from './pageContent.ts';

/**
 * Props of the pages of stories, people and resources, as `pages` takes them. The site, the preview of the desk and Storybook render
 * the same pages from them.
 */

/** A content folder in one language, and the site that it makes. */
export type OpenedSite = { content: Content; site: Site };

/** Returns a story with its neighbours for each visitor type; null when the section has no story of this slug. */
export function storyPageData(opened: OpenedSite, section: string, slug: string) {
  const { content, site } = opened;
  const story = content.readStory(section, slug);
  if (!story) return null;
  const neighbours = content.storyNeighbours(section, slug);
  const around = (type: VisitorType) => {
    const { prev = null, next = null, related = [] } = neighbours[type] ?? {};
    return {
      back: backSlide(site, story, type),
      prev: neighbourStory(opened, prev),
      next: neighbourStory(opened, next),
      recruiter: recruiterFor(opened, story, type),
      related: related.map(({ label, author, media, ...card }) => ({
        label,
        href: site.paths.story(card.section, card.slug),
        name: author,
        picture: content.pictureOf(media, `${card.slug}, author`),
      })),
    };
  };
  return { story, around: byType(site, around) };
}

function neighbourStory({ site, content }: OpenedSite, card: StoryCard | null) {
  const story = card && content.readStoryHeader(card.section, card.slug);
  if (!story) return null;
  const { label, title, author, section, slug } = story;
  return {
    label,
    href: site.paths.story(section, slug),
    title: title.join(' '),
    name: author.fullName ?? author.name,
    job: author.job,
    picture: author.portrait,
  };
}

type StoryAddress = Pick<StoryCard, 'section' | 'slug' | 'topic'>;

/**
 * Returns the slide on which a visitor of this type finds the circle of a story. A story of another type belongs to that type's
 * slide; a story without a circle, to the first slide of its section. Throws a `ContentError` when the section has no slides.
 */
export function backSlide({ deck, visitorTypes }: Site, story: StoryAddress, type: VisitorType) {
  const slidesFor = (each: VisitorType) => deck[story.section]?.[each]?.slides ?? [];
  const types = [type, ...visitorTypes.map(({ id }) => id).filter((other) => other !== type)];
  const found = types.map((each) => slideWith(slidesFor(each), story)).find((slide) => slide !== undefined);
  const slide = found ?? slidesFor(type)[0];
  if (!slide)
    throw new ContentError([
      `slides: there are no slides in "${story.section}", so ${story.slug} leads nowhere. Add slides for the section.`,
    ]);
  return { href: slide.path, label: slideLabel(slide) };
}

/**
 * Prefers the slide with a circle for the story itself, then one for its topic. The overview comes last, because it has
 * a circle for almost everything.
 */
function slideWith(slides: readonly DeckSlide[], { slug, topic }: StoryAddress): DeckSlide | undefined {
  const candidates = [
    ...slides.filter(({ circles }) => circles.some(({ story }) => story.id === slug)),
    ...slides.filter(({ circles }) =>
      circles.some(({ story, topic: of }) => story.id === slug || of === topic),
    ),
  ];
  return candidates.find((slide) => slide.kind !== 'intro') ?? candidates[0];
}

/**
 * Returns the contact for a visitor of this type after a story: the author, if they recruit; else a recruiter of their city, of
 * their region, or of the team. A story always leads to the same person; stories of one city spread over its
 * recruiters. Null on sites without a team page.
 */
export function recruiterFor(
  { site, content }: OpenedSite,
  { slug, author }: Pick<PageStory, 'slug' | 'author'>,
  type: VisitorType,
) {
  if (site.paths.connect === null) return null;
  const members = content.readMembers();
  const team = members.filter((member) => member.recruits.includes(type));
  const city = author.job.split(', ').at(-1) ?? '';
  const regionsByCity = new Map(Object.entries(content.readPlaces().near));
  const region = members.find((member) => member.city === city)?.region ?? regionsByCity.get(city);
  const nearestFirst = [
    team.filter((member) => member.name === author.name),
    team.filter((member) => member.city === city),
    team.filter((member) => region !== undefined && member.region === region),
    team,
  ];
  const nearest = nearestFirst.find((each) => each.length > 0) ?? [];
  const turn = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const found = nearest[turn % nearest.length];
  if (!found) return null;
  const { name, job, picture } = found;
  return { name, job, city: found.city, href: site.paths.member(found.slug), picture };
}

/** Lists the talent team, by slug. */
export function teamData({ content, site }: OpenedSite) {
  return content.readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleague(site, member), job, city, region, schools, recruits };
  });
}

/** Returns a colleague, with the previous and next one of the list, which wraps around; null when nobody has this slug. */
export function memberPageData({ content, site }: OpenedSite, slug: string) {
  const members = content.readMembers();
  const index = members.findIndex((each) => each.slug === slug);
  const member = members[index];
  const previous = members.at(index - 1);
  const next = members[(index + 1) % members.length];
  if (!member || !previous || !next) return null;
  const beside = (each: PageMember) => {
    const { job, city, recruits } = each;
    return { ...colleague(site, each), job, city, recruits };
  };
  return { member, previous: beside(previous), next: beside(next) };
}

/** Picks the fields of a colleague that every link to them shows. */
function colleague({ paths }: Site, { slug, name, picture }: PageMember) {
  return { slug, href: paths.member(slug), name, picture };
}

/** Returns a resource; null when none has this slug. The next two resources are its further reading. */
export function resourcePageData(opened: OpenedSite, slug: string) {
  const { content, site } = opened;
  const resource = content.readResource(slug);
  if (!resource) return null;
  const all = sortedResources(opened);
  const index = all.findIndex((other) => other.slug === slug);
  const also = [...all.slice(index + 1), ...all.slice(0, index)].slice(0, 2);
  const { name, title, summary, author, job = '' } = resource;
  return {
    slug,
    name,
    title,
    summary,
    pictures: picturesOf(resource, site),
    text: resource.text.map((block) =>
      block.type === 'quote'
        ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
        : block,
    ),
    author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
    minutes: minutesOf(resource),
    documents: content.documentsOf(slug),
    also: also.map((each) => resourceCard(site, each)),
    facts: resource.facts,
  };
}

/** Returns the portrait of a colleague of this name; null when no colleague has it. */
function portraitOf({ readMembers, listStories }: Content, name: string): Picture | null {
  const member = readMembers().find((each) => each.name === name);
  return (member ?? listStories().find((story) => story.author === name))?.picture ?? null;
}

/** Lists the resources in the editors' order; without the events resource on sites that have no events page. */
export function sortedResources({ site, content }: OpenedSite): PageResource[] {
  const orderOf = ({ order = Number.MAX_VALUE }: PageResource) => order;
  return content
    .readResources()
    .filter(({ type }) => type !== 'events' || site.paths.events !== null)
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** A resource as lists show it. The resource with the words of the events page links to that page. */
function resourceCard(site: Site, resource: PageResource) {
  const { slug, name, summary, type } = resource;
  const isEvents = type === 'events';
  const href = (isEvents ? site.paths.events : null) ?? site.paths.resource(slug);
  const minutes = isEvents ? null : minutesOf(resource);
  return { slug, href, name, summary, pictures: picturesOf(resource, site), minutes };
}

/** Returns the reading time of a resource, in whole minutes. */
function minutesOf({ title, text }: PageResource): number {
  return readingMinutes(countWords([...title, ...text]));
}

/** Returns the picture of a resource by visitor type: the evening picture for types whose colour scheme is dusk. */
export function picturesOf(
  { picture, alt, dusk }: PageResource,
  { visitorTypes }: Pick<Site, 'visitorTypes'>,
): Record<VisitorType, { picture: Picture; alt: string }> {
  return Object.fromEntries(
    visitorTypes.map(({ id, colourScheme }) => [id, colourScheme === 'dusk' ? dusk : { picture, alt }]),
  );
}

/** Returns the film of the campus page, if the firm has one, all resources, and the files to print. */
export function campusPageData(opened: OpenedSite) {
  const { content, site } = opened;
  const { campus } = site.brand.pictures;
  const resources = sortedResources(opened);
  const documents = new Map(
    resources.flatMap(({ slug }) => content.documentsOf(slug)).map((document) => [document.key, document]),
  );
  return {
    ...(campus && {
      film: content.filmOf(campus.film),
      posters: byType(site, (type) => ({
        picture: content.pictureOf(
          ofVisitorType(campus.poster, type) ?? campus.film,
          'brand, pictures of campus',
        ),
        alt: '',
      })),
    }),
    resources: resources.map((resource) => resourceCard(site, resource)),
    documents: [...documents.values()],
  };
}

const byType = <Value>(
  { visitorTypes }: Site,
  make: (type: VisitorType) => Value,
): Record<VisitorType, Value> => Object.fromEntries(visitorTypes.map(({ id }) => [id, make(id)]));
