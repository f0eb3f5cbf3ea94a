import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type BuiltSite, readBuiltSite } from '../builtSite.ts';
import type { Firm } from '../firms.ts';
import { filesOf } from '../siteFiles.ts';
import { sampleFilm } from './sampleFilm.ts';
import { type Place, SAMPLE_ORIGIN, SAMPLE_ROWS, type SampleRow } from './sampleRows.ts';

/** A change of a file of the sample: replaces words, or the whole file (`null` removes it). */
export type Damage = { file: string } & ({ from: string; to: string } | { whole: string | Buffer | null });

/** A fictitious firm. Its site violates no rule until a test damages it. */
const FIRM: Firm = {
  name: 'Sample',
  folder: '',
  origin: SAMPLE_ORIGIN,
  languages: [
    {
      tag: 'en-CA',
      home: '/',
      newTab: '(opens in a new tab)',
      nextStory: 'Next story',
      previousStory: 'Previous story',
    },
    {
      tag: 'fr-CA',
      home: '/fr',
      newTab: '(nouvel onglet)',
      nextStory: 'Récit suivant',
      previousStory: 'Récit précédent',
    },
  ],
  visitorTypes: [],
  typeface: 'Sample',
  country: 'CA',
  dated: true,
  fewest: {
    intro: 2,
    connect: 2,
    member: 4,
    events: 2,
    story: 6,
    aliases: 1,
    films: 1,
    calendars: 4,
    Event: 2,
  },
  sequences: { '/days': [3], '/fr/jours': [3] },
  redirects: { '/team': '/people' },
};

const text = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');
const PAGE = text('page.template');
const FOUND = text('found.template');

const fill = (template: string, words: Readonly<Record<string, string>>) =>
  template.replaceAll(/{{(\w+)}}/g, (_, name: string) => words[name] ?? '');

const NEAR: readonly Readonly<Record<string, string>>[] = [
  {
    below: '',
    home: '/',
    otherTag: 'fr-CA',
    otherName: 'Français',
    skip: 'Skip to content',
    menu: 'Main menu',
    people: '/people',
    peopleName: 'People',
    dates: '/dates',
    datesName: 'Dates',
    failed: 'Part of this page didn’t load.',
    retry: 'Try again',
    newTab: '(opens in a new tab)',
    description: 'what a visitor will find on this page of the sample, and whom they will meet there',
  },
  {
    below: '/fr',
    home: '/fr',
    otherTag: 'en-CA',
    otherName: 'English',
    skip: 'Aller au contenu',
    menu: 'Menu principal',
    people: '/fr/equipe',
    peopleName: 'Équipe',
    dates: '/fr/rencontres',
    datesName: 'Rencontres',
    failed: 'Une partie de la page manque.',
    retry: 'Réessayer',
    newTab: '(nouvel onglet)',
    description: 'ce que les visiteurs trouvent dans cette page du modèle, et qui ils y rencontrent',
  },
];

/** Structured data of a page: the firm, the breadcrumbs, and its own. */
function thingsOf({ at, title, things = () => [] }: SampleRow, place: Place): string {
  const isFirst = at[0] === '/';
  const firm = {
    '@type': 'Organization',
    '@id': `${SAMPLE_ORIGIN}/#organization`,
    name: 'Sample Inc.',
    url: SAMPLE_ORIGIN,
    ...(isFirst && { sameAs: ['https://social.example/sample'], logo: `${SAMPLE_ORIGIN}/icon-192.png` }),
  };
  const way = [{ name: 'Sample', item: `${SAMPLE_ORIGIN}/` }, { name: title[place] }];
  const steps = way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: steps };
  const own = things(place).map((thing) =>
    'mainEntityOfPage' in thing ? { ...thing, publisher: { '@id': firm['@id'] } } : thing,
  );
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [firm, ...(isFirst ? [] : [crumbs]), ...own],
  });
}

function pageOf(row: SampleRow, place: Place, isHidden = false): string {
  const { at, title, body = () => '' } = row;
  const near = NEAR[place] ?? {};
  const address = at[place];
  const words = {
    ...near,
    origin: SAMPLE_ORIGIN,
    tag: FIRM.languages[place]?.tag ?? '',
    locale: (FIRM.languages[place]?.tag ?? '').replace('-', '_'),
    address,
    english: at[0],
    french: at[1],
    title: title[place],
    description: `${title[place]}: ${near.description}.`,
    picture: pictureOf(address),
    other: isHidden ? (NEAR[1 - place]?.home ?? '') : at[(1 - place) as Place],
    data: dataOf(address),
    body: body(place),
    things: isHidden ? '' : thingsOf(row, place),
  };
  const found = isHidden ? '<meta name="robots" content="noindex"/>' : fill(FOUND, words);
  return fill(PAGE, { ...words, found });
}

const pictureOf = (address: string) => `/og${address === '/' ? '/index' : address}.jpg`;
const dataOf = (address: string) => `${address === '/' ? '' : address}/page-data.json`;
const hashOf = (words: string) => `'sha256-${createHash('sha256').update(words).digest('base64')}'`;

/** Policy of every page of the sample: all have the same inline scripts and styles. */
function policyOf(html: string): string {
  const inline = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}(?! type="application/ld\\+json")[^>]*>([^<]+)</${tag}>`, 'g'))]
      .map(([, words = '']) => hashOf(words))
      .join(' ');
  return `default-src 'none'; script-src 'self' ${inline('script')}; style-src 'self' ${inline('style')}; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;
}

function calendar(language: Place, name?: string): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//Sample//sample.example//${['EN', 'FR'][language]}`],
    ...(name === undefined ? [] : [`X-WR-CALNAME:${name}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT12H']),
    ...['BEGIN:VEVENT', 'UID:tea@sample.example', 'DTSTAMP:20261121T000000Z', 'DTSTART:20270211T180000Z'],
    ...[`SUMMARY:${['Tea', 'Thé'][language]}`, 'END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const painted = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#87a' } });

async function sampleFiles() {
  const card = await painted(1200, 630).jpeg().toBuffer();
  const hint = '//# allFunctionsCalledOnLoad\n';
  const files = new Map<string, string | Buffer>([
    ['/media/hill.abc123-160.avif', await painted(160, 120).avif({ effort: 0 }).toBuffer()],
    ['/media/hill.abc123-320.avif', await painted(320, 240).avif({ effort: 0 }).toBuffer()],
    ['/media/day.abc123.mp4', sampleFilm(1000)],
    ['/media/day.en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nGood morning.\n'],
    ['/icon-192.png', await painted(192, 192).png().toBuffer()],
    ['/icon-512.png', await painted(512, 512).png().toBuffer()],
    ['/splash-520.png', await painted(520, 520).png().toBuffer()],
    ['/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path id="mark" d="M0 0h8v8z"/></svg>'],
    ['/assets/site-12345678.js', `${hint}export const site = 1;`],
    ['/assets/entry-12345678.js', `${hint}import "./site-12345678.js";`],
    ['/assets/deferred-12345678.css', '@font-face{src:url(/assets/sample-12345678.woff2)}'],
    ['/assets/noscript-12345678.css', 'body{margin:1rem}'],
    ['/assets/sample-12345678.woff2', Buffer.from('wOF2')],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${SAMPLE_ORIGIN}/sitemap.xml\n`],
  ]);
  const locations: string[] = [];
  const page = (address: string, kind: string, html: string) => {
    const folder = address === '/' ? '' : address;
    files.set(`${folder}/index.html`, html);
    const script = `/assets/${kind}-12345678.js`;
    files.set(script, `${hint}export const kind = "${kind}";`);
    const scripts = ['/assets/site-12345678.js', script, '/assets/entry-12345678.js'];
    files.set(dataOf(address), JSON.stringify({ build: 'b1', scripts }));
  };
  for (const place of [0, 1] as const) {
    for (const row of SAMPLE_ROWS) {
      page(row.at[place], row.kind, pageOf(row, place));
      files.set(pictureOf(row.at[place]), Buffer.concat([card, Buffer.from(row.at[place])]));
      const links = [
        ['en-CA', row.at[0]],
        ['fr-CA', row.at[1]],
      ].map(([tag, to]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${SAMPLE_ORIGIN}${to}"/>`);
      locations.push(
        `<url><loc>${SAMPLE_ORIGIN}${row.at[place]}</loc><lastmod>2026-11-21</lastmod>${links.join('')}</url>`,
      );
    }
    const missing: SampleRow = { at: ['/404', '/fr/404'], kind: 'not-found', title: ['Lost', 'Perdu'] };
    page(missing.at[place], missing.kind, pageOf(missing, place, true));
    files.set(pictureOf(missing.at[place]), card);
    const { below = '', menu = '' } = NEAR[place] ?? {};
    const icon = (name: string, side: number) => ({ src: name, sizes: `${side}x${side}`, type: 'image/png' });
    const manifest = {
      ...{ name: 'Sample', lang: FIRM.languages[place]?.tag, start_url: below || '/', description: menu },
      icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/splash-520.png', 520)],
    };
    files.set(`${below}/site.webmanifest`, JSON.stringify(manifest));
    const dates = ['/dates', '/fr/rencontres'][place] ?? '';
    files.set(`${dates}/tea.ics`, calendar(place));
    files.set(`${dates}.ics`, calendar(place, `Sample | ${['Dates', 'Rencontres'][place]}`));
  }
  const [, people] = SAMPLE_ROWS;
  if (people) page('/team', people.kind, pageOf(people, 0));
  files.set('/sitemap.xml', `<urlset>${locations.join('')}</urlset>`);
  return files;
}

const FILES = await sampleFiles();
const POLICIES = Object.fromEntries(
  [...FILES]
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]) => [name, policyOf(html.toString())]),
);
const BESIDE = {
  'csp.json': POLICIES,
  'redirects.json': { '/team': '/people' },
  'build.json': { version: 'b1' },
};
const SAMPLE = readBuiltSite(FIRM, filesOf(FILES, BESIDE));

/** Returns the sample without damage. */
export function sampleSite(): BuiltSite {
  return SAMPLE;
}

/** Returns the sample with one damage. Throws when the damage changes nothing. Files beside the site have names without a slash. */
export function damagedSite(damage: Damage): BuiltSite {
  const { file } = damage;
  const isBeside = !file.startsWith('/');
  const before = isBeside
    ? JSON.stringify(BESIDE[file as keyof typeof BESIDE])
    : (FILES.get(file) ?? '').toString();
  const after = 'from' in damage ? before.replace(damage.from, () => damage.to) : damage.whole;
  if (after === before) throw new Error(`${file} has no ${JSON.stringify(damage)}.`);
  const beside = isBeside ? { ...BESIDE, [file]: JSON.parse(String(after)) } : BESIDE;
  const files = new Map(FILES);
  if (!isBeside && after === null) files.delete(file);
  if (!isBeside && after !== null) files.set(file, after);
  return readBuiltSite(FIRM, filesOf(files, beside));
}
