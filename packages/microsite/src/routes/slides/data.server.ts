import {
  type DeckSlide,
  type Film,
  type PageFacts,
  type Site,
  slideLabel,
  toLines,
} from '@tamarack-lowe/content-model';
import { FOOTER_ID } from '@tamarack-lowe/pages/frame';
import { deckOf } from '../../site/sections.ts';
import { introCrumb, pageHead, sectionCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import type { CardArt, CardContent, HeadEntry, PageEntry, RouteContext, RouteParams } from '../route.ts';
import { sharePortraits } from '../shareCards.server.ts';
import type { StoryPreviews } from '../story/preview.ts';
import { storyPreviews } from '../story/previews.server.ts';
import { breadcrumbs, factsPage } from '../structuredData.server.ts';

/** Data of the slides of a section. */
export type SlidesData = {
  /** Films that circles play in place, by their number. */
  plays: Record<string, Film>;
  /** Previews of the stories that circles open. */
  previews: StoryPreviews;
  /** Facts in the words of each slide; null for a slide without any. A section without facts has no list. */
  facts?: (PageFacts | null)[];
};

/**
 * The slides of all sections, then their aliases. The last change of a slide is that of the newest story in its
 * circles.
 */
export function list({ site, content }: RouteContext): PageEntry[] {
  const stories = content.listStories();
  const slides = site.brand.sections.flatMap(({ id }): PageEntry[] => {
    const sectionStories = stories.filter(({ section }) => section === id);
    const decks = site.visitorTypes.map((type) => deckOf(site, id, type.id));
    return (decks[0]?.slides ?? []).map((slide, index) => {
      const circles = decks.flatMap(({ slides }) => slides[index]?.circles ?? []);
      const slugs = new Set(circles.map(({ story }) => story.id));
      const topics = new Set(circles.flatMap(({ topic }) => topic ?? []));
      const linked = sectionStories.filter(({ slug, topic }) => slugs.has(slug) || topics.has(topic));
      return {
        path: slide.path,
        label: slideLabel(slide),
        updated: newestDay(linked.map(({ updated }) => updated)),
        // The first slide renders the others of its section.
        offline: index === 0,
      };
    });
  });
  const aliases = Object.entries(site.paths.aliases).flatMap(([path, aliasOf]) => {
    const slide = slides.find((each) => each.path === aliasOf);
    return slide ? [{ ...slide, path, aliasOf }] : [];
  });
  return [...slides, ...aliases];
}

/** One page renders all slides and aliases of a section. */
export function samePage(context: RouteContext, { section }: RouteParams): string[] {
  return list(context)
    .map(({ path }) => path)
    .filter((path) => {
      const match = context.site.paths.read(path);
      return match.kind === 'slides' && match.section === section;
    });
}

/** Reads the films that the slides of a section play, and the stories that they open; the deck itself is in `site`. */
export function load(context: RouteContext, { section }: RouteParams): SlidesData {
  const { site, content } = context;
  const plays = Object.entries(site.brand.plays);
  const facts = content.readSlideFacts(section);
  const slugs = site.visitorTypes.flatMap(({ id }) => {
    const { slides, groups } = deckOf(site, section, id);
    const circles = slides.flatMap((slide) => slide.circles.map(({ story }) => story.id));
    return [...circles, ...groups.flatMap(({ stories }) => stories.map(({ slug }) => slug))];
  });
  return {
    plays: Object.fromEntries(plays.map(([number, media]) => [number, content.filmOf(media)])),
    previews: storyPreviews(context, section, slugs),
    ...(facts.some((each) => each !== null) && { facts }),
  };
}

/**
 * Blocks rendering until the footer is parsed, in browsers that support `rel="expect"`, so that the words in the middle
 * of the window appear at once and not by halves. A slide fits into one flight of packets. An expected element counts
 * as there with its start tag, so it is the one after the page.
 */
const RENDER_BLOCKING: HeadEntry = { rel: 'expect', href: `#${FOOTER_ID}`, blocking: 'render' };

/** An alias has the head of its slide. Structured data of slides does not refer to the firm. */
export function head(context: RouteContext, { data, path }: { data: SlidesData; path: string }): HeadEntry[] {
  const { site } = context;
  const { section, index, slide, title } = slideAt(site, path);
  const here = { name: title, path: slide.path };
  const isFirst = site.paths.canonical(slide.path) === site.paths.section(section);
  const sources = factsPage({ path: slide.path, facts: data.facts?.[index] ?? undefined }, site);
  const crumbs = isFirst ? [here] : [sectionCrumb(context, section), here];
  return [
    ...pageHead(site, { title, description: slide.description, path: slide.path }),
    RENDER_BLOCKING,
    { things: [breadcrumbs([introCrumb(context), ...crumbs], site), ...(sources ? [sources] : [])] },
  ];
}

/** The headline of a slide with the photo of its largest circle, or with two portraits if its circles form a ring. */
export function card(context: RouteContext, { path }: { path: string }): CardContent {
  const { slide } = slideAt(context.site, path);
  return {
    headline: toLines(slide.header)
      .slice(slide.runsOn ? 1 : 0)
      .join(' '),
    art: artOf(slide) ?? { photo: sharePortraits(context)[0] },
  };
}

function artOf({ kind, circles }: DeckSlide): CardArt | null {
  const people = circles.map(({ media }) => media).filter((media) => media.startsWith('people/'));
  const [first, second] = people;
  if (kind === 'ring' && first && second) return { portraits: [first, second] };
  const largest = circles.find(({ size }) => size === 'xl') ?? circles[0];
  return largest ? { photo: largest.media } : null;
}

/** Finds the slide of an address or alias, and the title of its page. Throws when `list` does not have the address. */
function slideAt(
  site: Site,
  path: string,
): { section: string; index: number; slide: DeckSlide; title: string } {
  const match = site.paths.read(path);
  const [first] = site.visitorTypes;
  const { slides } = match.kind === 'slides' ? deckOf(site, match.section, first.id) : { slides: [] };
  const slide = match.kind === 'slides' ? slides[match.index] : undefined;
  if (match.kind !== 'slides' || !slide) throw new Error(`There is no slide at ${path}.`);
  const label = slideLabel(slide);
  const numbered = site.brand.sections.find(({ id }) => id === match.section)?.numbered;
  const part = () => site.say('recruitPart', { number: match.index + 1, count: slides.length });
  return {
    section: match.section,
    index: match.index,
    slide,
    title: numbered ? `${label} ${part()}` : label,
  };
}
