import type { Picture } from '@tamarack-lowe/content-model';
import { readableTexts } from '@tamarack-lowe/content-model/internal/content';
import type { SearchedStory } from '@tamarack-lowe/content-model/internal/search';
import { sha256 } from '../files/outputFiles.ts';
import type { Content } from './openContent.ts';
import type { PageStory, StoryEntry } from './pageContent.ts';

/** Story on the page of all stories. */
export type CatalogueStory = Pick<
  StoryEntry,
  'section' | 'slug' | 'label' | 'topic' | 'for' | 'picture' | 'updated'
> & {
  /** The headline in one line. */
  headline: string;
  /** Name and job of the person who tells it. */
  name: string;
  job: string;
  /** Id of the region of their city; null if it is unknown. */
  region: string | null;
  /** Id of its stage; null without one. */
  stage: string | null;
  format: 'film' | 'pictures' | 'text';
  /** Its own pictures, or the poster of its film. */
  pictures: Picture[];
  /** Minutes to read it. */
  minutes: number;
  /** The text that a search looks through. */
  searched: Omit<SearchedStory, 'id'>;
};

/** Reads every story as the page of all stories shows it, by section, then slug. */
export function readStoryCatalogue(content: Content): CatalogueStory[] {
  const { topics, stages } = content.readCatalogue();
  const labels = {
    topics: new Map(Object.entries(topics)),
    stages: new Map(stages.map(({ id, label }) => [id, label])),
    regions: new Map(content.readRegions().map(({ id, label }) => [id, label])),
  };
  const regionOf = openRegions(content);
  return content.listStories().flatMap((entry) => {
    const story = content.readStory(entry.section, entry.slug);
    return story === null ? [] : [catalogueStory(entry, story, { labels, regionOf })];
  });
}

type Surroundings = {
  labels: Record<'topics' | 'stages' | 'regions', ReadonlyMap<string | null, string>>;
  regionOf: (city: string) => string | null;
};

function catalogueStory(
  { section, slug, label, topic, for: types, picture, updated, title, summary }: StoryEntry,
  { author, body, images, stage: ownStage, theme, readingMinutes }: PageStory,
  { labels, regionOf }: Surroundings,
): CatalogueStory {
  const stage = ownStage ?? null;
  const region = regionOf(cityOf(author.job));
  const headline = title.join(' ');
  const film = images.find((image) => image.type === 'video')?.film;
  const speakers = body.flatMap((block) => (block.type === 'quote' ? (block.by ?? []) : []));
  const name = author.fullName ?? author.name;
  return {
    ...{ section, slug, label, topic, for: types, picture, updated, headline, name, region, stage },
    job: author.job,
    pictures: images.map((image) => (image.type === 'video' ? image.film.poster : image.picture)),
    format: film ? 'film' : theme === 'slider' ? 'pictures' : 'text',
    minutes: readingMinutes,
    searched: {
      title: `${label} ${headline}`,
      about: [
        ...[name, author.name, author.job, ...speakers],
        ...[labels.topics.get(topic), labels.stages.get(stage), labels.regions.get(region)],
      ].join(' '),
      text: [summary, ...readableTexts(body.filter((block) => block.type !== 'custom'))].join(' '),
    },
  };
}

/** Returns the city at the end of a job: "Manager, Advisory, Springfield". */
export function cityOf(job: string): string {
  return job.split(', ').at(-1) ?? '';
}

/** Returns a function that finds the region of a city: that of a colleague who lives there, else the nearest. */
export function openRegions(
  content: Pick<Content, 'readMembers' | 'readPlaces'>,
): (city: string) => string | null {
  const near = new Map(Object.entries(content.readPlaces().near));
  const members = content.readMembers();
  return (city) => members.find((member) => member.city === city)?.region ?? near.get(city) ?? null;
}

/** Returns a short hash of a text, for the name of a file that browsers may keep for ever. */
export function nameHash(text: string): string {
  return sha256(text).slice(0, 8);
}
