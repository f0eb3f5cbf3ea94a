import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as compile from './compileBody.ts';
import * as index from './index.ts';

test('opens exactly these doors', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './compile',
    './define',
    './editor',
    './internal/addresses',
    './internal/content',
    './internal/text',
    './internal/times',
    './messages',
    './parse',
    './schema/*',
  ]);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

test('keeps the HTML parser behind a door of its own', () => {
  expect(Object.keys(compile)).toEqual(['compileBody']);
  expect(index).not.toHaveProperty('compileBody');
});

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toMatchInlineSnapshot(`
    [
      "ContentError",
      "EUROPEAN_COUNTRY_CODES",
      "EVENTS_AT_A_TIME",
      "FEEDBACK_SERIES_LENGTH",
      "KNOWN_NETWORKS",
      "STORAGE_NAMES",
      "STORY_THEMES",
      "countWords",
      "danglingReferences",
      "dayAfter",
      "daySchema",
      "decodedPath",
      "documentTitle",
      "eventTimes",
      "factText",
      "factsSchema",
      "fillAllFacts",
      "fillFacts",
      "fillMessage",
      "filterEvents",
      "findProvince",
      "glossarySchema",
      "groupByTopic",
      "imageSeries",
      "isEuropean",
      "isFixedOffset",
      "isPastEvent",
      "isSystemFile",
      "lettersOf",
      "lines",
      "makePaths",
      "makeSay",
      "makeSite",
      "mediaKey",
      "memberFrom",
      "memberSourceSchema",
      "momentAt",
      "monthsOfEvents",
      "nearMatches",
      "nextEventEnd",
      "ofVisitorType",
      "offsetAt",
      "openingImages",
      "pinnedSchema",
      "placesSchema",
      "plainPath",
      "provinceParam",
      "readTimeZone",
      "readVisitorName",
      "readingMinutes",
      "resolveReference",
      "resourceBlockSchema",
      "resourceSchema",
      "shareSchema",
      "siteLanguages",
      "slideLabel",
      "slideSetSchema",
      "slugOf",
      "slugSchema",
      "sortEvents",
      "sortMembers",
      "splitPastEvents",
      "storyBlockSchema",
      "storyChain",
      "storyNeighbours",
      "storySchema",
      "text",
      "textDirection",
      "toLines",
      "typeset",
      "userTypeConfiguration",
      "visibleText",
      "visitorTypeIds",
      "visitorTypesOf",
      "wallClockAt",
    ]
  `);
});
