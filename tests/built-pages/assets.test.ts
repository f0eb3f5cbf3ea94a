import path from 'node:path';
import { type BuiltPage, type BuiltSite, pathOf } from './builtSite.ts';
import { shown, tagged } from './elements.ts';
import { testRules } from './rules.ts';

/** The compile hint at the beginning of a script. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Scripts up to this length may do without the hint, characters. */
const SHORT = 4096;

/** Data that the inline script at the end of a page needs. */
const SETTINGS = ['data-build', 'data-failed', 'data-page', 'data-retry', 'data-sheet', 'data-silence'];

/** Side lengths of the icons in a web manifest, px; 520 is the splash. */
const SIDES = [192, 512, 520];

type PageData = { build: string; scripts: string[]; shared?: string };

const prehydrationScripts = (page: BuiltPage) =>
  tagged(page, 'script').filter(({ attribs }) => attribs['data-page'] !== undefined);

function dataOf({ files }: BuiltSite, page: BuiltPage): PageData | undefined {
  const file = pathOf(prehydrationScripts(page)[0]?.attribs['data-page'] ?? '');
  return files.names.has(file) ? (JSON.parse(files.read(file).toString()) as PageData) : undefined;
}

/** Lists the files of the site that a page refers to, without links. */
function namedFiles(page: BuiltPage): string[] {
  const attributes = ['src', 'poster', 'data-page', 'data-sheet'];
  const near = page.elements.flatMap(({ name, attribs }) => [
    ...attributes.map((attribute) => attribs[attribute]),
    ...(name === 'use' || (name === 'link' && attribs.rel !== 'alternate' && attribs.rel !== 'canonical')
      ? [attribs.href]
      : []),
    ...(attribs.srcset ?? '').split(',').map((each) => each.trim().split(' ')[0]),
  ]);
  return near.flatMap((address) => (address?.startsWith('/') ? pathOf(address) : []));
}

const built = ({ files }: BuiltSite, ending: RegExp) => [...files.names].filter((name) => ending.test(name));

testRules({
  'every file that a page refers to exists': {
    rule: (site) =>
      site.pages.flatMap((page) =>
        [...new Set(namedFiles(page))]
          .filter((file) => !site.files.names.has(file))
          .map((file) => `${page.address} names ${file}`),
      ),
    notices: [
      { file: '/assets/deferred-12345678.css', whole: null, says: '/people names /assets/deferred' },
      { file: '/assets/noscript-12345678.css', whole: null, says: '/people names /assets/noscript' },
      { file: '/media/hill.abc123-160.avif', whole: null, says: '/people names /media/hill' },
      { file: '/favicon.svg', whole: null, says: '/fr names /favicon.svg' },
    ],
  },

  'every page has page data of the current build, whose scripts exist': {
    rule(site) {
      const { version } = site.files.beside('build.json') as { version: string };
      return site.pages.flatMap((page) => {
        const data = dataOf(site, page);
        if (!data) return [`${page.address} has no data`];
        const [script] = prehydrationScripts(page);
        const files = [...data.scripts, ...(data.shared === undefined ? [] : [data.shared])];
        return [
          ...files
            .filter((file) => !site.files.names.has(file))
            .map((file) => `${page.address} asks for ${file}`),
          ...(new Set([data.build, script?.attribs['data-build'], version]).size === 1
            ? []
            : [`${page.address} is of ${data.build}`]),
        ];
      });
    },
    notices: [
      { file: '/people/page-data.json', whole: null, says: '/people has no data' },
      { file: '/assets/connect-12345678.js', whole: null, says: '/people asks for /assets/connect' },
      { file: '/people/page-data.json', from: '"b1"', to: '"b0"', says: '/people is of b0' },
      { file: '/people/index.html', from: 'data-build="b1"', to: 'data-build="b2"', says: '/people is of' },
    ],
  },

  'every page ends with its prehydration script, which has every setting, and asks for no other script': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const [script, ...more] = prehydrationScripts(page);
        if (!script) return [`${page.address} has none`];
        const missing = SETTINGS.filter((name) => !script.attribs[name]);
        const others = tagged(page, 'script').filter(({ attribs }) => attribs.src !== undefined);
        const sheets = tagged(page, 'link').filter(
          ({ attribs, parent }) =>
            /stylesheet|preload/.test(attribs.rel ?? '') &&
            !(parent && 'name' in parent && parent.name === 'noscript'),
        );
        const isLast = page.elements.indexOf(script) === page.elements.length - 1;
        return [
          ...missing.map((name) => `${page.address} says no ${name}`),
          ...[...others, ...sheets].map((element) => `${page.address} asks for ${shown(element)}`),
          ...(isLast && more.length === 0 ? [] : [`${page.address} does not end with it`]),
        ];
      }),
    notices: [
      { file: '/people/index.html', from: ' data-page=', to: ' data-was=', says: '/people has none' },
      {
        file: '/people/index.html',
        from: 'data-retry="Try again"',
        to: 'data-retry=""',
        says: '/people says no data-retry',
      },
      {
        file: '/people/index.html',
        from: '<style>',
        to: '<link rel="stylesheet" href="/assets/deferred-12345678.css"><style>',
        says: '/people asks for <link',
      },
      {
        file: '/people/index.html',
        from: '</footer>',
        to: '</footer><script src="/a.js"></script>',
        says: '/people asks for <script',
      },
      {
        file: '/people/index.html',
        from: '</body>',
        to: '<p>After</p></body>',
        says: '/people does not end',
      },
    ],
  },

  'the first script of a page runs before its styles': {
    rule: ({ pages }) =>
      pages
        .filter((page) => {
          const head = page.elements.slice(
            0,
            page.elements.findIndex(({ name }) => name === 'body'),
          );
          const script = head.findIndex(
            ({ name, attribs }) => name === 'script' && attribs.type === undefined,
          );
          const style = head.findIndex(({ name }) => name === 'style');
          return script < 0 || style < 0 || style < script;
        })
        .map(({ address }) => address),
    notices: [
      {
        file: '/people/index.html',
        from: '<link rel="icon"',
        to: '<style></style><link rel="icon"',
        says: '/people',
      },
      { file: '/people/index.html', from: '<script>', to: '<script type="text/plain">', says: '/people' },
    ],
  },

  'every file that a style sheet refers to exists': {
    rule: (site) =>
      built(site, /\.css$/).flatMap((sheet) =>
        [
          ...site.files
            .read(sheet)
            .toString()
            .matchAll(/url\(["']?([^"')]+)/g),
        ]
          .map(([, address = '']) => address)
          .filter((address) => !/^(?:data:|#)/.test(address))
          .map((address) => pathOf(new URL(address, `https://any.example${sheet}`).href))
          .filter((file) => !site.files.names.has(file))
          .map((file) => `${sheet} names ${file}`),
      ),
    notices: [
      {
        file: '/assets/sample-12345678.woff2',
        whole: null,
        says: 'deferred-12345678.css names /assets/sample',
      },
    ],
  },

  'the longer scripts that a page begins with carry the compile hint, and all imports of scripts exist': {
    rule: (site) => {
      const first = new Set(site.pages.flatMap((page) => dataOf(site, page)?.scripts ?? []));
      return built(site, /^(?:\/.*)?\/assets\/.*\.js$/).flatMap((script) => {
        const text = site.files.read(script).toString();
        const imports = [...text.matchAll(/(?:from|import\(?)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g)].map(
          ([, to = '']) => path.posix.join(path.posix.dirname(script), to),
        );
        return [
          ...(!first.has(script) || text.length <= SHORT || text.startsWith(HINT)
            ? []
            : [`${script} has no hint`]),
          ...imports.filter((file) => !site.files.names.has(file)).map((file) => `${script} imports ${file}`),
        ];
      });
    },
    notices: [
      {
        file: '/assets/site-12345678.js',
        from: HINT,
        to: ' '.repeat(SHORT),
        says: 'site-12345678.js has no hint',
      },
      { file: '/assets/site-12345678.js', whole: null, says: 'entry-12345678.js imports /assets/site' },
    ],
  },

  'no file measures visits unless the config asks for it': {
    rule: (site) =>
      built(site, /\.(?:html|js|json)$/).filter((file) =>
        /layout-shift|vitals/i.test(site.files.read(file).toString()),
      ),
    notices: [
      {
        file: '/assets/site-12345678.js',
        from: 'site = 1',
        to: 'observed = "layout-shift"',
        says: '/assets/site-12345678.js',
      },
    ],
  },

  'the web manifest of each language names its first page, and its icons exist': {
    rule: (site) =>
      site.firm.languages.flatMap(({ tag, home }) => {
        const page = site.byCanonical.get(home);
        const link = page && tagged(page, 'link').find(({ attribs }) => attribs.rel === 'manifest');
        const file = link?.attribs.href ?? '';
        if (!site.files.names.has(file)) return [`${home} has no manifest`];
        const {
          lang,
          start_url,
          icons = [],
        } = JSON.parse(site.files.read(file).toString()) as {
          lang?: string;
          start_url?: string;
          icons?: { src: string; sizes: string }[];
        };
        return [
          ...(lang === tag && start_url === home ? [] : [`${file} is of ${lang} and starts at ${start_url}`]),
          ...SIDES.filter((side) => !icons.some(({ sizes }) => sizes === `${side}x${side}`)).map(
            (side) => `${file} has no icon of ${side} px`,
          ),
          ...icons
            .filter(({ src, sizes }) => !site.files.names.has(src) || pngSize(site.files.read(src)) !== sizes)
            .map(({ src, sizes }) => `${file}: ${src} is not ${sizes}`),
        ];
      }),
    notices: [
      { file: '/fr/site.webmanifest', from: '"start_url":"/fr"', to: '"start_url":"/"', says: 'starts at /' },
      { file: '/splash-520.png', whole: null, says: '/splash-520.png is not 520x520' },
      { file: '/site.webmanifest', from: '192x192', to: '512x512', says: '/icon-192.png is not 512x512' },
      { file: '/site.webmanifest', from: '520x520', to: '512x512', says: 'no icon of 520 px' },
      { file: '/index.html', from: 'rel="manifest"', to: 'rel="mask"', says: '/ has no manifest' },
    ],
  },
});

/** Reads the size of a PNG from its header: `192x192`. */
function pngSize(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
