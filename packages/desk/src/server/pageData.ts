import {
  type DeckSlide,
  type Messages,
  makeSite,
  readingMinutes,
  type Site,
  type StoryCard,
  siteLanguages,
  toLines,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { countWords } from '@tamarack-lowe/content-model/internal/content';
import type { Content, PageMember, PageResource, PageStory, SiteContent } from '@tamarack-lowe/content-tools';
import type {
  Colleague,
  NeighbourStory,
  Recruiter,
  ResourcePageData,
  StorySurroundings,
} from '@tamarack-lowe/pages/internal/data';
import type { PreviewHead, PreviewPage } from '../protocol.ts';
import { kindOf } from './contentItems.ts';
import { headOf } from './pageHead.ts';

/** An open content folder in one language, and the site that it makes. */
type Opened = { content: Content; site: Site };

/** Makes the props and the head of the page of an item, as the site does; null for an item without one. `id`: path of its file. */
export function pageDataOf(
  content: Content,
  source: SiteContent,
  id: string,
  language: string,
): { page: PreviewPage | null; head: PreviewHead | null } {
  // The content check names missing labels; a preview without one is still a preview.
  const { brand, deck, regions, visitorTypes } = source;
  const messages = source.messages as Messages;
  const languages = siteLanguages([language]);
  const site = makeSite({ brand, deck, regions, visitorTypes, messages, language, languages });
  const page = pageOf({ content, site }, id);
  return { page, head: headOf(content, { site, source, page }) };
}

function pageOf(opened: Opened, id: string): PreviewPage | null {
  const name = (id.split('/').at(-1) ?? '').replace(/\.json$/, '');
  switch (kindOf(id)) {
    case 'story':
      return storyPage(opened, id);
    case 'member':
      return memberPage(opened, name);
    case 'resource':
      return resourcePage(opened, name);
    case 'slides':
      return { kind: 'slides', section: name.split('.')[0] ?? '', type: name.split('.')[1] ?? null };
    default:
      return null;
  }
}

function storyPage(opened: Opened, id: string): PreviewPage | null {
  const { content, site } = opened;
  const [, section = '', folder = ''] = id.split('/');
  const entry = content
    .listStories()
    .find((each) => each.section === section && content.idOf(each.slug, section) === folder);
  const story = entry && content.readStory(section, entry.slug);
  if (!story) return null;
  const neighbours = content.storyNeighbours(section, story.slug);
  const around = ({ id: type }: { id: VisitorType }): [VisitorType, StorySurroundings] => {
    const { prev = null, next = null, related = [] } = neighbours[type] ?? {};
    return [
      type,
      {
        back: backSlide(site, story, type),
        prev: neighbour(opened, prev),
        next: neighbour(opened, next),
        recruiter: recruiterFor(opened, story, type),
        related: related.map((card) => ({
          ...linkTo(site, card),
          name: card.author,
          picture: content.pictureOf(card.media, card.slug),
        })),
      },
    ];
  };
  return { kind: 'story', page: { story, around: Object.fromEntries(site.visitorTypes.map(around)) } };
}

const linkTo = ({ paths }: Site, { label, section, slug }: StoryCard) => ({
  label,
  href: paths.story(section, slug),
});

function neighbour({ site, content }: Opened, card: StoryCard | null): NeighbourStory | null {
  const story = card && content.readStoryHeader(card.section, card.slug);
  if (!story) return null;
  const { title, author } = story;
  const name = author.fullName ?? author.name;
  return { ...linkTo(site, card), title: title.join(' '), name, job: author.job, picture: author.portrait };
}

/** The slide with the circle of a story; the first one for a story without. */
function backSlide({ deck }: Site, { section, slug }: PageStory, type: VisitorType) {
  const slides: readonly DeckSlide[] = deck[section]?.[type]?.slides ?? [];
  const own = slides
    .filter(({ kind }) => kind !== 'intro')
    .find(({ circles }) => circles.some(({ story }) => story.id === slug));
  const slide = own ?? slides[0];
  return { href: slide?.path ?? '/', label: toLines(slide?.title ?? '').join(' ') };
}

/** Somebody who looks after this visitor type, of the author's city where there is one. */
function recruiterFor({ site, content }: Opened, { author }: PageStory, type: VisitorType): Recruiter | null {
  const team = content.readMembers().filter(({ recruits }) => recruits.includes(type));
  const found = team.find(({ city }) => author.job.endsWith(`, ${city}`)) ?? team[0];
  if (!found || site.paths.connect === null) return null;
  const { name, job, city, slug, picture } = found;
  return { name, job, city, href: site.paths.member(slug), picture };
}

function memberPage({ content, site }: Opened, slug: string): PreviewPage | null {
  const team = content.readMembers();
  const place = team.findIndex((member) => member.slug === slug);
  const [member, previous, next] = [place, place - 1, (place + 1) % team.length].map((each) => team.at(each));
  if (place === -1 || !member || !previous || !next) return null;
  return {
    kind: 'member',
    page: { member, previous: colleague(site, previous), next: colleague(site, next) },
  };
}

const colleague = ({ paths }: Site, { slug, name, picture }: PageMember): Colleague => ({
  slug,
  name,
  picture,
  href: paths.member(slug),
});

function resourcePage({ content, site }: Opened, id: string): PreviewPage | null {
  const resources = content.readResources();
  const resource = resources.find(({ slug }) => content.idOf(slug) === id);
  if (!resource) return null;
  const { slug, name, title, text, author, job = '' } = resource;
  const also = resources.filter((other) => other !== resource).slice(0, 2);
  return {
    kind: 'resource',
    page: {
      name,
      title,
      pictures: picturesOf(resource, site),
      text: text.map((block): ResourcePageData['text'][number] =>
        block.type === 'quote'
          ? { ...block, portrait: portraitOf(content, block.by?.split(',')[0] ?? '') }
          : block,
      ),
      author: author ? { name: author, job, portrait: portraitOf(content, author) } : null,
      minutes: minutesOf(resource),
      documents: content.documentsOf(slug),
      also: also.map((other) => ({
        slug: other.slug,
        href: site.paths.resource(other.slug),
        name: other.name,
        summary: other.summary,
        pictures: picturesOf(other, site),
        minutes: other.type === 'events' ? null : minutesOf(other),
      })),
    },
  };
}

const minutesOf = ({ title, text }: PageResource) => readingMinutes(countWords([...title, ...text]));

function picturesOf({ picture, alt, dusk }: PageResource, { visitorTypes }: Site) {
  return Object.fromEntries(
    visitorTypes.map(({ id, colourScheme }) => [id, colourScheme === 'dusk' ? dusk : { picture, alt }]),
  );
}

function portraitOf({ readMembers, listStories }: Content, name: string) {
  const known = readMembers().find((member) => member.name === name);
  return (known ?? listStories().find(({ author }) => author === name))?.picture ?? null;
}
