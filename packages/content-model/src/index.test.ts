import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as compile from './compileBody.ts';
import * as index from './index.ts';

test('has exactly these entry points', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './compile',
    './define',
    './internal/addresses',
    './internal/content',
    './internal/editor',
    './internal/messages',
    './internal/pathway',
    './internal/search',
    './internal/text',
    './internal/times',
    './parse',
    './schema/*',
  ]);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

test('exports the HTML parser from an entry point of its own', () => {
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
      "STORAGE_NAMES",
      "STORY_LAYOUTS",
      "assetKey",
      "documentTitle",
      "eventTimes",
      "fillMessage",
      "filterEvents",
      "findProvince",
      "groupByTopic",
      "imageSeries",
      "isEuropean",
      "isPastEvent",
      "makePaths",
      "makeSay",
      "makeSite",
      "monthsOfEvents",
      "nextEventEnd",
      "ofVisitorType",
      "openingImages",
      "provinceParam",
      "readVisitorName",
      "readingMinutes",
      "siteLanguages",
      "slideLabel",
      "slugOf",
      "sortEvents",
      "sortMembers",
      "splitPastEvents",
      "storyNeighbours",
      "storySequence",
      "textDirection",
      "toLines",
      "userTypeConfiguration",
      "visitorTypesOf",
    ]
  `);
});
