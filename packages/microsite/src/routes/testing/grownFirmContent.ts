import { storyNeighbours, storySequence } from '@tamarack-lowe/content-model';
import type { Content, PageResource } from '@tamarack-lowe/content-tools';
import { SILENT_FILM, TOLD_FILM } from './grownFirmFilms.ts';
import { GROWN_FIRM_STORIES as stories } from './grownFirmStories.ts';
import { GROWN_FIRM_TEAM as team } from './grownFirmTeam.ts';
import { GROWN_FIRM_TYPES } from './grownFirmTypes.ts';
import { SMALL_FIRM_CONTENT, SMALL_FIRM_PICTURE, smallFirmEntry } from './smallFirmContent.ts';

const TIPS: PageResource = {
  type: 'resource',
  name: 'Tips',
  title: ['Tips for', 'the first day'],
  slug: 'tips',
  summary: 'What to bring, whom to ask and where the coffee is, from people who came last year.',
  media: 'places/harbour',
  alt: 'The harbour',
  text: [{ type: 'paragraph', text: 'Bring a pen.' }],
  updated: '2026-04-05',
  picture: SMALL_FIRM_PICTURE,
  dusk: { picture: SMALL_FIRM_PICTURE, alt: 'The harbour' },
  film: null,
};
const types = GROWN_FIRM_TYPES.map(({ id }) => id);

const resources: PageResource[] = [
  TIPS,
  { ...TIPS, type: 'events', name: 'Events', title: ['Come and', 'see us'], slug: 'hui' },
];

const readStory: Content['readStory'] = (section, slug) =>
  stories.find((story) => story.section === section && story.slug === slug) ?? null;

/** Several stories, one slug of them in both sections, a team, a resource, and the words of the events page. */
export const GROWN_FIRM_CONTENT: Content = {
  ...SMALL_FIRM_CONTENT,
  listStories: () => stories.map(smallFirmEntry),
  readStory,
  readStoryHeader: readStory,
  storyNeighbours: (section, slug) => {
    const entries = stories.filter((story) => story.section === section).map(smallFirmEntry);
    const storyTypes = entries.find((story) => story.slug === slug)?.for ?? [];
    // A visitor type that the story is not for gets the sequence of one that it is for.
    const typeFor = (type: string) => (storyTypes.includes(type) ? type : (storyTypes[0] ?? type));
    return Object.fromEntries(
      types.map((type) => [type, storyNeighbours(storySequence(entries, typeFor(type)), slug)]),
    );
  },
  readMembers: () => [...team],
  readMember: (slug) => team.find((member) => member.slug === slug) ?? null,
  readResources: () => resources,
  readResource: (slug) => resources.find((resource) => resource.slug === slug) ?? null,
  readPlaces: () => ({ near: { Kerikeri: 'north' } }),
  filmOf: (key) => (key === 'films/exams' ? TOLD_FILM : SILENT_FILM),
};
