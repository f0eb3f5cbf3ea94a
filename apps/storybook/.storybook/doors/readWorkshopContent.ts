import { readFileSync } from 'node:fs';
import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client';
import type { CampusPageData, Film } from '@tamarack-lowe/pages';
import { brand } from '@tamarack-lowe/stories';
import { documentsOf, filmOf, pictureOf, readResource } from '@tamarack-lowe/stories/server';
import { found } from '../../src/pages/found.ts';
import { hoursOf, readResourcePages, resourceCard, resources } from './readResourcePages.ts';
import { readStoryPage } from './readStoryPage.ts';
import { readMemberPages, readTeam } from './readTeamPages.ts';

const RECORDINGS = new URL('../../../../packages/api-client/recordings/', import.meta.url);

/** What the pages of the workshop are drawn from, besides the deck. */
export function readWorkshopContent() {
  return {
    team: readTeam(),
    members: readMemberPages(),
    resources: readResourcePages(),
    stories: {
      onePhoto: readStoryPage('discover', 'the-count-at-minus-thirty'),
      twoPhoto: readStoryPage('discover', 'belonging'),
      staggered: readStoryPage('discover', 'our-people'),
      slider: readStoryPage('discover', 'year-one-unfiltered'),
      film: readStoryPage('discover', 'i-almost-didnt-apply'),
      recruit: readStoryPage('recruit', 'your-application'),
      feedback: readStoryPage('recruit', 'personalized-feedback'),
    },
    menu: found(parseMenu(recording('menu'), { siteUrl: brand.mainSite })),
    events: readEvents(),
    plays: readPlays(),
    intro: readIntro(),
    campus: readCampus(),
  };
}

/** The events as they were recorded, and what was written about them. */
function readEvents() {
  const resource = found(readResource('campus-events'));
  const recorded = found(parseCampusEvents(recording('campus-events'), { siteUrl: brand.mainSite }));
  return { ...recorded, hours: hoursOf(resource), text: resource.text };
}

/** The pictures of the two choices. */
function readIntro() {
  const { student, experienced } = found(brand.pictures.intro);
  return { student: pictureOf(student), experienced: pictureOf(experienced) };
}

function readCampus(): CampusPageData {
  const { film, student, experienced } = found(brand.pictures.campus);
  const documents = resources.flatMap(({ slug }) => documentsOf(slug));
  return {
    film: filmOf(film),
    posters: {
      student: { picture: pictureOf(student), alt: '' },
      experienced: { picture: pictureOf(experienced), alt: '' },
    },
    resources: resources.map(resourceCard),
    documents: [...new Map(documents.map((document) => [document.key, document])).values()],
  };
}

/** The films that circles play in place, by their number. */
function readPlays(): Record<string, Film> {
  return Object.fromEntries(Object.entries(brand.plays).map(([number, media]) => [number, filmOf(media)]));
}

function recording(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, RECORDINGS), 'utf8'));
}
