import type { VisitorType } from '@tamarack-lowe/content-model';
import { memoize } from '../files/cache.ts';
import { portraitKey } from '../read/media.ts';
import { storyOrder } from '../read/sequence.ts';
import {
  openWrittenFiles,
  type SourceOptions,
  type SourceStory,
  type WrittenFiles,
} from '../read/writtenFiles.ts';
import { slideSetsWithout } from './circleReplacements.ts';
import { type Departures, readDepartures } from './departures.ts';
import {
  brandWithout,
  type Colleague,
  hiringWithout,
  memberWithout,
  recordWithout,
  resourceWithout,
  shareWithout,
  storyWithout,
} from './omissions.ts';

/** A page that is removed because its person has left. */
export type GonePage =
  /** `id`: its slug in the source language. `near`: slug of the nearest story of the section that stays. */
  | { kind: 'story'; section: string; id: string; slug: string; near: string | null }
  | { kind: 'member'; slug: string };

/**
 * Opens the files of a content folder without the people who have left by a day, `today` of the options. Without a day, only
 * people whose files are deleted are left out.
 */
export function openPublishedFiles(root: string, options: SourceOptions) {
  const written = openWrittenFiles(root, options);
  const departures = memoize(() => readDepartures(root, written.consents(), options.today));
  const isEverybodyHere = () => departures().people.length === 0;
  /** Reads a part of the content without people who have left. */
  const without = <Part>(read: () => Part, leaveOut: (departures: Departures, part: Part) => Part) =>
    memoize((): Part => (isEverybodyHere() ? read() : leaveOut(departures(), read())));

  const stories = without(written.stories, (left, all) =>
    all.flatMap((story) => storyWithout(left, story) ?? []),
  );
  const members = without(written.members, (left, all) =>
    all.filter(({ name }) => !left.includes(name)).map((member) => memberWithout(left, member)),
  );
  const brand = without(written.brand, brandWithout);
  /** People whose portraits replace others: the team, else authors of stories. */
  const colleagues = memoize((): Colleague[] => [
    ...members(),
    ...stories().map(({ author: { name, job } }) => ({
      name,
      job: job.split(', ').slice(0, -1).join(', ') || job,
      city: job.split(', ').at(-1) ?? '',
      media: portraitKey(name),
    })),
  ]);

  return {
    ...written,
    /** The people who have left. */
    departures,
    brand,
    stories,
    members,
    resources: without(written.resources, (left, all) =>
      all.map((resource) => resourceWithout(left, resource, colleagues())),
    ),
    hiring: without(written.hiring, (left, hiring) =>
      hiring === null ? hiring : hiringWithout(left, hiring),
    ),
    pathway: without(written.pathway, (left, pathway) =>
      pathway === null ? pathway : recordWithout(left, pathway),
    ),
    statement: without(written.statement, (left, statement) =>
      statement === null ? statement : recordWithout(left, statement),
    ),
    share: without(written.share, (left, share) =>
      share === null
        ? share
        : shareWithout(left, share, [...new Set(colleagues().map(({ media }) => media))]),
    ),
    slideSets: without(written.slideSets, (left, slideSets) => {
      const staying = new Set(stories().map(keyOf));
      const order = orderFor(written, written.typeIds());
      return slideSetsWithout(left, {
        slideSets,
        stories: order(stories()),
        left: new Set([
          ...written
            .stories()
            .map(keyOf)
            .filter((key) => !staying.has(key)),
          ...left.deleted.flatMap((files) => files.stories.map(({ section, id }) => `${section}/${id}`)),
        ]),
        brand: brand(),
        typeIds: written.typeIds(),
      });
    }),
    /** Removed pages of people who have left, in this language. */
    gonePages: memoize((): GonePage[] => (isEverybodyHere() ? [] : gonePagesOf())),
  };

  function gonePagesOf(): GonePage[] {
    const language = written.language();
    const staying = new Set(stories().map(keyOf));
    const order = orderFor(written, written.typeIds());
    const ordered = order(written.stories());
    const nearest = (section: string, id: string) => {
      const sequence = ordered.filter((story) => story.section === section);
      return nearestStory(sequence, id, (story) => staying.has(keyOf(story)));
    };
    const left = written.stories().filter((story) => !staying.has(keyOf(story)));
    const deleted = departures().deleted;
    return [
      ...left.map(({ section, id, slug }) => ({
        kind: 'story' as const,
        section,
        id,
        slug,
        near: nearest(section, id),
      })),
      ...deleted.flatMap(({ stories: deletedStories }) =>
        deletedStories.map(({ section, id, slugs, near = '' }) => {
          const found = stories().find((story) => story.section === section && story.id === near);
          const slug = slugs[language] ?? id;
          return { kind: 'story' as const, section, id, slug, near: found?.slug ?? nearest(section, id) };
        }),
      ),
      ...[
        ...written.members().flatMap(({ name, slug }) => (departures().includes(name) ? slug : [])),
        ...deleted.flatMap(({ member }) => member ?? []),
      ].map((slug) => ({ kind: 'member' as const, slug })),
    ];
  }
}
const keyOf = ({ section, id }: Pick<SourceStory, 'section' | 'id'>) => `${section}/${id}`;

/** Returns a function that puts stories in the order of their sequences, those of the first visitor type first. */
function orderFor(
  { brand, slideSets }: Pick<WrittenFiles, 'brand' | 'slideSets'>,
  types: readonly VisitorType[],
) {
  return (stories: readonly SourceStory[]): SourceStory[] => {
    const sections = brand().sections.map(({ id }) => id);
    const byKey = new Map(stories.map((story) => [keyOf(story), story]));
    // Circles name the slugs of the source in every language.
    const bySource = stories.map((story) => ({ ...story, slug: story.id }));
    const ordered = sections.flatMap((section) =>
      types.flatMap((type) => storyOrder(bySource, slideSets(), brand(), { section, for: type })),
    );
    return [...new Set([...ordered, ...bySource].flatMap((story) => byKey.get(keyOf(story)) ?? []))];
  };
}

/** Returns the slug of the story that is nearest in a sequence: the next one that stays, or the one before; null for none. */
function nearestStory(
  sequence: readonly SourceStory[],
  id: string,
  isStaying: (story: SourceStory) => boolean,
): string | null {
  const place = sequence.findIndex((story) => story.id === id);
  const after = sequence.slice(place + 1).find(isStaying);
  const before = sequence.slice(0, Math.max(0, place)).findLast(isStaying);
  return (after ?? before)?.slug ?? null;
}
