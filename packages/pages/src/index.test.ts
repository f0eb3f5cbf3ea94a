import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const entryPoints = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file));

/** Exports of each entry point. */
const EXPORTS: Record<string, string[]> = {
  '.': ['PagesProvider', 'VisitorProvider', 'useLink', 'useVisitor', 'useVisitorType', 'useWords'],
  './accessibility': ['AccessibilityPage'],
  './campus': ['CampusPage'],
  './connect': ['ConnectPage'],
  './events': ['EventsPage'],
  './forms': ['StoryFormPage'],
  './frame': ['FOOTER_ID', 'FrameFooter', 'FrameHeader', 'FrameLogo', 'FrameMenu', 'FrameNotice'],
  './hiring': ['HiringPage'],
  './pathway': ['PathwayPage'],
  './internal/browser': ['motionReduced', 'opensElsewhere', 'savesData'],
  './internal/data': [
    'FEEDS_ID',
    'dayWords',
    'discWords',
    'filmMeta',
    'largestFile',
    'placeWords',
    'timeWords',
    'transcriptOf',
    'untilWords',
  ],
  './internal/first-paint': ['FIRST_PAINT'],
  './internal/frame': ['DocumentFrame', 'FailedPage', 'Frame', 'LoadingPage', 'classesOfType'],
  './internal/offline': ['OfflinePage'],
  './internal/opening-pictures': ['STORY_SIZES', 'openingPictures'],
  './internal/parts': ['LINK_TITLES'],
  './internal/yours': ['MOTION_CHOICES', 'formatList', 'formatNumber', 'makeYoursWords', 'sizeWords'],
  './intro': ['IntroPage'],
  './member': ['MemberPage'],
  './not-found': ['NotFoundPage'],
  './pack': ['PackListPage', 'PackPage'],
  './promises': ['PromisesPage'],
  './resource': ['ResourcePage'],
  './slides': ['SlidesPage'],
  './static': ['StaticPage'],
  './stories': ['StoriesPage'],
  './story': ['StoryEnd', 'StoryPage'],
  './yours': ['YoursPage'],
};

test('every entry point has exactly these exports', async () => {
  const found: Record<string, string[]> = {};
  for (const [entryPoint, file] of entryPoints) {
    found[entryPoint] = Object.keys(
      await import(/* @vite-ignore */ `.${file.slice('./src'.length)}`),
    ).toSorted();
  }

  expect(found).toEqual(EXPORTS);
});
