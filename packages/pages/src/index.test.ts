import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const doors = Object.entries(manifest.exports).filter(([, file]) => /\.tsx?$/.test(file));

/** What each door opens on, and nothing else. */
const EXPORTS: Record<string, string[]> = {
  '.': [
    'PagesProvider',
    'VisitorProvider',
    'largestFile',
    'motionReduced',
    'opensElsewhere',
    'savesData',
    'useLink',
    'useVisitor',
    'useVisitorType',
    'useWords',
  ],
  './campus': ['CampusPage'],
  './connect': ['ConnectPage'],
  './events': ['EventsPage'],
  './frame': [
    'ComingPage',
    'DocumentFrame',
    'FOOTER_ID',
    'FailedPage',
    'Frame',
    'FrameFooter',
    'FrameHeader',
    'FrameLanguageHint',
    'FrameLogo',
    'FrameMenu',
    'FrameNotice',
    'classesOfType',
  ],
  './internal/first-paint': ['FIRST_PAINT'],
  './internal/parts': ['LINK_TITLES'],
  './intro': ['IntroPage'],
  './member': ['MemberPage'],
  './not-found': ['NotFoundPage'],
  './offline': ['OfflinePage'],
  './resource': ['ResourcePage'],
  './slides': ['SlidesPage'],
  './static': ['StaticPage'],
  './story': ['StoryEnd', 'StoryPage'],
};

test('every door has exactly the exports it promises', async () => {
  const found: Record<string, string[]> = {};
  for (const [door, file] of doors) {
    found[door] = Object.keys(await import(/* @vite-ignore */ `.${file.slice('./src'.length)}`)).toSorted();
  }

  expect(found).toEqual(EXPORTS);
});
