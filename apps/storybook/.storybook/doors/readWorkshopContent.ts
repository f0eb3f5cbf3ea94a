import { readFileSync } from 'node:fs';
import { parseCampusEvents, parseMenu } from '@tamarack-lowe/api-client';
import { brand } from '@tamarack-lowe/stories';
import {
  type Film,
  filmOf,
  pictureOf,
  readMembers,
  readResource,
  readResources,
  readStory,
} from '@tamarack-lowe/stories/server';

const RECORDINGS = new URL('../../../../packages/api-client/recordings/', import.meta.url);

/** Everything the pages of the workshop show besides the deck, as the site's build reads it. */
export function readWorkshopContent() {
  return {
    team: readMembers(),
    resources: readResources(),
    stories: {
      onePhoto: found(readStory('discover', 'the-count-at-minus-thirty')),
      twoPhoto: found(readStory('discover', 'belonging')),
      staggered: found(readStory('discover', 'our-people')),
      slider: found(readStory('discover', 'year-one-unfiltered')),
      film: found(readStory('discover', 'i-almost-didnt-apply')),
      recruit: found(readStory('recruit', 'your-application')),
      feedback: found(readStory('recruit', 'personalized-feedback')),
    },
    menu: found(parseMenu(recording('menu'), { siteUrl: brand.mainSite })),
    events: found(parseCampusEvents(recording('campus-events'), { siteUrl: brand.mainSite })),
    eventsPage: found(readResource('campus-events')),
    plays: readPlays(),
    intro: {
      student: pictureOf('people/Amara_Osei'),
      experienced: pictureOf('people/Kofi_Mensah'),
    },
    campus: {
      film: filmOf('films/campus-resources', 'the campus page of the workshop'),
      posters: { student: pictureOf('scenes/hike-dawn'), experienced: pictureOf('scenes/hike-dusk') },
    },
  };
}

/** The films that circles play in place, by their number. */
function readPlays(): Record<string, Film> {
  return Object.fromEntries(Object.entries(brand.plays).map(([number, media]) => [number, filmOf(media)]));
}

function recording(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, RECORDINGS), 'utf8'));
}

/** A page without its content would be an empty example: the build says so instead. */
function found<Content>(content: Content | null): Content {
  if (content === null) {
    throw new Error(
      'A page of the workshop names content that is gone. Name another story or recording in readWorkshopContent.ts.',
    );
  }
  return content;
}
