import type { Picture } from '@tamarack-lowe/content-model';
import type { StoryEntry } from '@tamarack-lowe/content-tools';
import type { PackStory } from '@tamarack-lowe/pages/internal/data';
import type { RouteContext } from '../route.ts';
import type { School } from './schools.server.ts';

/** Number of stories in a pack. */
const STORIES = 3;

type LocalStory = { entry: StoryEntry; job: string; city: string };

const stories = new WeakMap<RouteContext, LocalStory[]>();

/**
 * Picks the stories of a pack from those for the first visitor type: of the city of the school first, then of its region, then any.
 * No author is picked twice, nor the colleague of `shown`, the portrait on the same page, if there are others. Topics differ if
 * possible. A school always has the same three.
 */
export function packStories(context: RouteContext, { slug, city }: School, shown?: Picture): PackStory[] {
  const all = stories.get(context) ?? readStories(context);
  stories.set(context, all);
  const offset = [...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (all.length || 1);
  const rotated = [...all.slice(offset), ...all.slice(0, offset)];
  const region = regionOf(context, city);
  const distance = (story: LocalStory) => {
    if (story.city === city) return 0;
    return region !== undefined && regionOf(context, story.city) === region ? 1 : 2;
  };
  const others = rotated.filter(({ entry }) => entry.picture.src !== shown?.src);
  const nearestFirst = (others.length > 0 ? others : rotated).toSorted((a, b) => distance(a) - distance(b));
  const picked: LocalStory[] = [];
  for (const isNew of [isOtherTopic, isOtherAuthor]) {
    for (const story of nearestFirst) {
      if (picked.length < STORIES && isOtherAuthor(story, picked) && isNew(story, picked)) picked.push(story);
    }
  }
  return picked.map(({ entry, job }) => ({
    href: context.site.paths.story(entry.section, entry.slug),
    title: entry.title.join(' '),
    name: entry.author,
    job,
    picture: entry.picture,
  }));
}

const isOtherTopic = ({ entry }: LocalStory, picked: readonly LocalStory[]) =>
  picked.every((other) => other.entry.topic !== entry.topic);
const isOtherAuthor = ({ entry }: LocalStory, picked: readonly LocalStory[]) =>
  picked.every((other) => other.entry.author !== entry.author);

function readStories({ content, site }: RouteContext): LocalStory[] {
  const [type] = site.visitorTypes;
  return content
    .listStories()
    .filter((entry) => !entry.single && entry.author !== '' && entry.for.includes(type.id))
    .map((entry) => {
      const { author } = content.readStoryHeader(entry.section, entry.slug) ?? {};
      const job = author?.job ?? '';
      return { entry, job, city: job.split(', ').at(-1) ?? '' };
    });
}

/** Returns the region of a city: that of a colleague who lives there, else the nearest one. */
function regionOf({ content }: RouteContext, city: string): string | undefined {
  const member = content.readMembers().find((each) => each.city === city);
  return member?.region ?? new Map(Object.entries(content.readPlaces().near)).get(city);
}
