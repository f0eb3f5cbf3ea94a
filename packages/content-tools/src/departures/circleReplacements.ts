/** Puts another story of the section into each circle whose story or picture is left out. */
import { type Brand, type Circle, openingImages, type VisitorType } from '@tamarack-lowe/content-model';
import { resolveReference, type SlideSet } from '@tamarack-lowe/content-model/internal/content';
import { portraitKey } from '../read/media.ts';
import { visitorTypesOfSet } from '../read/slideSets.ts';
import type { SourceStory } from '../read/writtenFiles.ts';
import type { Departures } from './departures.ts';
import { sentencesWithout } from './omissions.ts';

export type SlideOptions = {
  /** The sets as they are written. */
  slideSets: readonly SlideSet[];
  /** The stories that stay, in the order in which they replace others. */
  stories: readonly SourceStory[];
  /** The stories that are left out, by section and source slug. */
  left: ReadonlySet<string>;
  /** Without the films that leave. */
  brand: Pick<Brand, 'plays' | 'oldReferences'>;
  typeIds: readonly VisitorType[];
};

/** Returns the slides of a firm without the people who have left. A circle without another story is left out. */
export function slideSetsWithout(departures: Departures, options: SlideOptions): SlideSet[] {
  return options.slideSets.map((set) => slideSetWithout(departures, set, options));
}

function slideSetWithout(
  departures: Departures,
  set: SlideSet,
  { slideSets, stories, left, brand, typeIds }: SlideOptions,
): SlideSet {
  const types = visitorTypesOfSet(set, slideSets, typeIds);
  const own = stories.filter((story) => story.section === set.section);
  // Circles name the slugs of the source in every language.
  const byId = new Map(own.map((story) => [story.id, story]));
  const ids = new Set(byId.keys());
  const storyOf = ({ story }: Circle) =>
    'video' in story ? undefined : byId.get(resolveReference(story.id, ids, brand.oldReferences) ?? '');
  const isGone = ({ story }: Circle) =>
    'video' in story
      ? brand.plays[String(story.video)] === undefined
      : left.has(`${set.section}/${story.id}`) ||
        left.has(`${set.section}/${brand.oldReferences[story.id] ?? ''}`);

  const all = set.slides.flatMap(({ circles }) => circles);
  const kept = all.filter((circle) => !isGone(circle));
  const shown = new Set(kept.map(storyOf));
  const pictures = new Set(kept.map(({ media }) => media));

  /** Picks a story that the deck does not show yet. A story of a group is replaced by one of the same group. */
  function nextStory({ topic }: Circle): SourceStory | undefined {
    const free = own.filter(
      (story) =>
        !shown.has(story) &&
        !story.single &&
        types.every((type) => story.for.includes(type)) &&
        (topic === undefined || story.topic === topic),
    );
    return free.find(({ author }) => !pictures.has(portraitKey(author.name))) ?? free[0];
  }

  function circleWithout(circle: Circle): Circle | [] {
    const story = storyOf(circle);
    if (!isGone(circle) && !departures.names(circle)) return circle;
    const names = departures.within(circle);
    if (!isGone(circle) && story)
      return withPicture(circle, story, names(circle.text) || names(circle.mobileText));
    const next = nextStory(circle);
    if (!next) return [];
    shown.add(next);
    pictures.add(portraitKey(next.author.name));
    return { ...withPicture(circle, next, circle.topic === undefined), story: { id: next.id } };
  }

  /**
   * Replaces the picture of a circle with one of the page of its story, and its text with the label of the story if that
   * text was about another person.
   */
  function withPicture(circle: Circle, story: SourceStory, isRenamed: boolean): Circle {
    const { mobileText, text, ...rest } = circle;
    const words = isRenamed ? { text: inLines(story.label) } : { text, ...(mobileText && { mobileText }) };
    return { ...rest, ...words, media: pictureOf(story) };
  }

  function pictureOf(story: SourceStory): string {
    const portrait = portraitKey(story.author.name);
    const scenes = openingImages(story).filter(({ type }) => type === 'image');
    return pictures.has(portrait) ? (scenes[0]?.media ?? portrait) : portrait;
  }

  return {
    ...set,
    slides: set.slides.map((slide) => {
      const { body, circles, description } = slide;
      const isNamed = departures.within([body, description]);
      return {
        ...slide,
        body: sentencesWithout(body, isNamed) ?? body,
        description: sentencesWithout(description, isNamed) ?? description,
        circles: circles.flatMap(circleWithout),
      };
    }),
  };
}

/** Longest line of a circle's tag. */
const LONGEST_LINE = 18;

/** Breaks a label near its middle: a tag beside a circle is narrow. */
function inLines(label: string): string[] {
  if (label.length <= LONGEST_LINE) return [label];
  const gaps = [...label.matchAll(/ /g)].map(({ index }) => index);
  const middle = label.length / 2;
  const [gap] = gaps.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return gap === undefined ? [label] : [label.slice(0, gap), label.slice(gap + 1)];
}
