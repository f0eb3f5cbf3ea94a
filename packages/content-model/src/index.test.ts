import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as compile from './compileBody.ts';
import * as index from './index.ts';

test('opens exactly these doors', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.', './compile', './schema/*']);
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(Object.keys(manifest.exports));
});

test('keeps the HTML parser behind a door of its own', () => {
  expect(Object.keys(compile)).toEqual(['compileBody']);
  expect(index).not.toHaveProperty('compileBody');
});

test('exports exactly these names', () => {
  expect(Object.keys(index).toSorted()).toMatchInlineSnapshot(`
    [
      "ALIASES",
      "CIRCLE_SIZES",
      "ContentError",
      "DEFAULT_VISITOR_TYPE",
      "EUROPEAN_COUNTRY_CODES",
      "FEEDBACK_SERIES_LENGTH",
      "PATHS",
      "REDIRECTS",
      "SECTIONS",
      "STORY_BASES",
      "STORY_THEMES",
      "TOPICS",
      "USER_TYPES",
      "VISITOR_TYPES",
      "authorSchema",
      "brandSchema",
      "bulletSchema",
      "buttonSchema",
      "buttonsSchema",
      "circleReferenceSchema",
      "circleSchema",
      "circleSizeSchema",
      "countWords",
      "danglingReferences",
      "daySchema",
      "decodedPath",
      "documentTitle",
      "factSchema",
      "factsSchema",
      "fillAllFacts",
      "fillFacts",
      "fillMessage",
      "filterEvents",
      "findProvince",
      "foldAccents",
      "groupByTopic",
      "headingSchema",
      "hrefSchema",
      "imageSeries",
      "isEuropean",
      "isPastEvent",
      "isSpecialPath",
      "isVisitorType",
      "lines",
      "listSchema",
      "mediaKey",
      "mediaKeySchema",
      "memberFrom",
      "memberPath",
      "memberSourceSchema",
      "monthsOfEvents",
      "nearMatches",
      "neighboursByType",
      "paragraphSchema",
      "parseContent",
      "parseJson",
      "pictureBlockSchema",
      "placementSchema",
      "provinceParam",
      "quoteSchema",
      "readingMinutes",
      "resolveReference",
      "resourceBlockSchema",
      "resourcePath",
      "resourceSchema",
      "routerLinkSchema",
      "sectionSchema",
      "shareSchema",
      "slideKindSchema",
      "slideSchema",
      "slideSetSchema",
      "slugOf",
      "slugSchema",
      "sortEvents",
      "sortMembers",
      "splitPastEvents",
      "storyBlockSchema",
      "storyChain",
      "storyImageSchema",
      "storyNeighbours",
      "storyPath",
      "storySchema",
      "storyThemeSchema",
      "text",
      "toLines",
      "topicSchema",
      "visitorTypeSchema",
    ]
  `);
});
