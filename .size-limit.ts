/** Size limit of each entry point that browsers load: minified, gzip, with all its imports except React and Motion. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import kit from './packages/ui/package.json' with { type: 'json' };

const REACT = ['react', 'react-dom', 'react-redux'];

/**
 * Bundle of all exports of some entry points, or of the names in `only`. Measures `dist`, which is published. With
 * `atOnce`, files that are imported later do not count.
 */
function bundle(name: string, limit: string, files: string[], ignore = REACT, only = '*', atOnce = false) {
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
          resolveDynamicImport: (id: unknown) => (atOnce ? { id: String(id), external: true } : null),
          load: (id: string) => (id === 'everything' ? everything : null),
        },
      ],
    }),
  };
}

/** Bundle of one export of content-model that needs no schema: tree shaking has to remove the rest. */
const modelBundle = (name: string) =>
  bundle(`content-model, ${name}`, '0.5 KiB', ['packages/content-model/dist/index.js'], REACT, `{ ${name} }`);

const kitEntryPoints = Object.keys(kit.exports)
  .filter((entryPoint) => !/\.(css|json)$/.test(entryPoint) && !entryPoint.startsWith('./internal/'))
  .map((entryPoint) => (entryPoint === '.' ? 'index' : entryPoint.slice(2)));
const kitFile = (entryPoint: string) => `packages/ui/dist/${entryPoint}.js`;
const kitIgnore = [...REACT, 'motion'];

const API_CLIENT = 'packages/api-client/dist/index.js';

/** Entry points of content-model that browsers may load: their files and limits. */
const MODEL: Record<string, [file: string, limit: string]> = {
  define: ['schema/defineContent', '5.25 KiB'],
  'internal/messages': ['messages/messages', '2.75 KiB'],
  // With every message for editors in two languages: for checks and builds.
  parse: ['schema/parseContent', '23.5 KiB'],
};

/** Entry points of pages, with their imports from ui and content-model. */
const PAGES: Record<string, string> = {
  campus: '6.5 KiB',
  connect: '5.5 KiB',
  // Filters whose results move, calendar links and dates in the zone of each event.
  events: '10.25 KiB',
  frame: '9 KiB',
  // The way back to the last slide, and the flood of a choice, with the old page around it.
  intro: '9.4 KiB',
  member: '5 KiB',
  'not-found': '3.5 KiB',
  'internal/offline': '2.5 KiB',
  resource: '6.5 KiB',
  // With sources of figures, the note for whom a slide is, and the way back to the last slide.
  slides: '15.75 KiB',
  static: '2.5 KiB',
  stories: '7 KiB',
  // With the lines of the next title, which fit beside its photo.
  story: '12.25 KiB',
};

/** Limit of one entry point of ui. Heavier ones are listed; none may need 6 KiB. */
const KIT_ENTRY_POINT = '2 KiB';
const HEAVIER_ENTRY_POINTS: Record<string, string> = {
  circle: '2.5 KiB',
  // Places three to nine circles, and loads the photos of the next ones.
  'circle-field': '5.25 KiB',
  deck: '3 KiB',
  // Includes the rings of a name, which show progress. No two neighbours have colours that look alike.
  'deck-controls': '2.3 KiB',
  // Places circles and words on the way of the ring, so that it passes over none, and keeps the old page around the disc.
  flood: '2.3 KiB',
  icon: '3 KiB',
  'image-slider': '3.25 KiB',
  'menu-dialog': '4.5 KiB',
  'social-ring': '3 KiB',
  'story-card': '2.25 KiB',
  'video-player': '2.5 KiB',
};

const unknown = Object.keys(HEAVIER_ENTRY_POINTS).filter(
  (entryPoint) => !kitEntryPoints.includes(entryPoint),
);
if (unknown.length > 0)
  throw new Error(`Budgets for entry points that ui does not have: ${unknown.join(', ')}`);

const missing = kitEntryPoints.filter(
  (entryPoint) => !existsSync(new URL(kitFile(entryPoint), import.meta.url)),
);
if (missing.length > 0) throw new Error(`Entry points of ui that were not built: ${missing.join(', ')}`);

export default [
  // Mostly schemas and typography, which run at build. Browsers load the smaller entry points below.
  bundle('content-model', '12.25 KiB', ['packages/content-model/dist/index.js']),
  // Tree shaking removes schemas and typography from a bundle that imports one rule.
  modelBundle('fillMessage'),
  modelBundle('storySequence'),
  modelBundle('storyNeighbours'),
  // Without the parsers, which load after the response of the host.
  bundle('api-client', '1.5 KiB', [API_CLIENT], REACT, '*', true),
  bundle('api-client and its parsers', '9 KiB', [API_CLIENT]),
  bundle('state, both entry points', '16.75 KiB', [
    'packages/state/dist/index.js',
    'packages/state/dist/react.js',
  ]),
  bundle('ui, the entry point .', '25.5 KiB', [kitFile('index')], kitIgnore),
  // Tree shaking removes everything else from a bundle that imports `Tag` from the index.
  bundle('ui, a tag from .', '0.5 KiB', [kitFile('index')], kitIgnore, '{ Tag }'),
  bundle('ui, every entry point', '25 KiB', kitEntryPoints.map(kitFile), kitIgnore),
  ...kitEntryPoints
    .filter((entryPoint) => entryPoint !== 'index')
    .map((entryPoint) =>
      bundle(
        `ui/${entryPoint}`,
        HEAVIER_ENTRY_POINTS[entryPoint] ?? KIT_ENTRY_POINT,
        [kitFile(entryPoint)],
        kitIgnore,
      ),
    ),
  bundle('pages', '1.5 KiB', ['packages/pages/dist/index.js'], kitIgnore),
  ...Object.entries(PAGES).map(([entryPoint, limit]) =>
    bundle(`pages/${entryPoint}`, limit, [`packages/pages/dist/${entryPoint}.js`], kitIgnore),
  ),
  bundle('state', '16.5 KiB', ['packages/state/dist/index.js']),
  bundle('state/react', '8.5 KiB', ['packages/state/dist/react.js']),
  ...Object.entries(MODEL).map(([entryPoint, [file, limit]]) =>
    bundle(`content-model/${entryPoint}`, limit, [`packages/content-model/dist/${file}.js`]),
  ),
  bundle('prerender/prehydration', '1.5 KiB', ['packages/prerender/dist/prehydration.js']),
];
