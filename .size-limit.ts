/** What a door of each package may weigh: minified, gzip, with everything it imports except React and Motion. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import kit from './packages/ui/package.json' with { type: 'json' };

const REACT = ['react', 'react-dom', 'react-redux'];

/** One bundle of all that some doors give, or of `only` some of it; weighs what lies in `dist`, which others get. */
function doors(name: string, limit: string, files: string[], ignore = REACT, only = '*') {
  const everything = files
    .map((file) => `export ${only} from '${fileURLToPath(new URL(file, import.meta.url))}';`)
    .join('');
  return {
    name,
    limit,
    gzip: true,
    ignore,
    path: files[0],
    modifyRolldownConfig: (config: object) => ({
      ...config,
      input: 'everything',
      platform: 'browser',
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
      plugins: [
        {
          name: 'everything',
          resolveId: (id: string) => (id === 'everything' ? id : null),
          load: (id: string) => (id === 'everything' ? everything : null),
        },
      ],
    }),
  };
}

/** What is left of content-model for who takes one name from its door `.` that needs no schema. */
const ofModel = (name: string) =>
  doors(`content-model, ${name}`, '0.5 KiB', ['packages/content-model/dist/index.js'], REACT, `{ ${name} }`);

const kitDoors = Object.keys(kit.exports)
  .filter((door) => !door.endsWith('.css') && !door.startsWith('./internal/'))
  .map((door) => (door === '.' ? 'index' : door.slice(2)));
const kitFile = (door: string) => `packages/ui/dist/${door}.js`;
const kitIgnore = [...REACT, 'motion'];

/** Doors of content-model that browsers may load: their files, and what they may weigh. */
const MODEL: Record<string, [file: string, limit: string]> = {
  define: ['schema/defineContent', '5.25 KiB'],
  'internal/messages': ['messages/messages', '2 KiB'],
  // With every message for editors in two languages: for checks and builds.
  parse: ['schema/parseContent', '21 KiB'],
};

/** Doors of pages, with what they take of the kit and of content-model. */
const PAGES: Record<string, string> = {
  campus: '6.5 KiB',
  connect: '5.5 KiB',
  events: '9 KiB',
  frame: '9 KiB',
  intro: '8.5 KiB',
  member: '5 KiB',
  'not-found': '3.5 KiB',
  'internal/offline': '2.5 KiB',
  resource: '6.5 KiB',
  slides: '14.5 KiB',
  static: '2.5 KiB',
  story: '12 KiB',
};

/** A door of the kit may weigh this much alone; those that need more are named, and none may need 6 KiB. */
const KIT_DOOR = '2 KiB';
const HEAVIER_DOORS: Record<string, string> = {
  circle: '2.5 KiB',
  // Three to nine circles, and fetching the photos of those that come.
  'circle-field': '5.25 KiB',
  deck: '3 KiB',
  // Progress is shown as the rings of a name.
  'deck-controls': '2.25 KiB',
  icon: '3 KiB',
  'image-slider': '3.25 KiB',
  'menu-dialog': '4.5 KiB',
  'social-ring': '3 KiB',
  'story-card': '2.25 KiB',
  'video-player': '2.5 KiB',
};

const strays = Object.keys(HEAVIER_DOORS).filter((door) => !kitDoors.includes(door));
if (strays.length > 0) throw new Error(`Budgets for doors that ui does not have: ${strays.join(', ')}`);

const missing = kitDoors.filter((door) => !existsSync(new URL(kitFile(door), import.meta.url)));
if (missing.length > 0) throw new Error(`Doors of ui that were not built: ${missing.join(', ')}`);

export default [
  // Mostly schemas and typesetting, which run at build; what a browser takes of it is in the doors below.
  doors('content-model', '12.25 KiB', ['packages/content-model/dist/index.js']),
  // Schemas and rules for words fall away for who takes a rule or a message alone.
  ofModel('fillMessage'),
  ofModel('storySequence'),
  ofModel('storyNeighbours'),
  doors('api-client', '6 KiB', ['packages/api-client/dist/index.js']),
  // Half a KiB more than at first: Redux Toolkit's own listeners and selectors stand where ours stood (decision 0021); and
  // a quarter for a deck that shows nobody twice and can be foreseen.
  doors('state, both doors', '16.75 KiB', ['packages/state/dist/index.js', 'packages/state/dist/react.js']),
  // One KiB more than at first: four arrangements, rings of a name that show progress and open, a menu of slides.
  doors('ui, the door .', '25 KiB', [kitFile('index')], kitIgnore),
  // What is not used falls away: a tag from the index weighs what a tag weighs.
  doors('ui, a tag from .', '0.5 KiB', [kitFile('index')], kitIgnore, '{ Tag }'),
  doors('ui, every door', '25 KiB', kitDoors.map(kitFile), kitIgnore),
  ...kitDoors
    .filter((door) => door !== 'index')
    .map((door) => doors(`ui/${door}`, HEAVIER_DOORS[door] ?? KIT_DOOR, [kitFile(door)], kitIgnore)),
  doors('pages', '1.5 KiB', ['packages/pages/dist/index.js'], kitIgnore),
  ...Object.entries(PAGES).map(([door, limit]) =>
    doors(`pages/${door}`, limit, [`packages/pages/dist/${door}.js`], kitIgnore),
  ),
  doors('state', '16.5 KiB', ['packages/state/dist/index.js']),
  doors('state/react', '8.5 KiB', ['packages/state/dist/react.js']),
  ...Object.entries(MODEL).map(([door, [file, limit]]) =>
    doors(`content-model/${door}`, limit, [`packages/content-model/dist/${file}.js`]),
  ),
  doors('prerender/early', '1.5 KiB', ['packages/prerender/dist/early.js']),
];
