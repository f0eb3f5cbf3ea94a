import { isTag } from 'domhandler';
import { textContent } from 'domutils';
import { type BuiltSite, pathOf } from './builtSite.ts';
import { shown, tagged } from './elements.ts';
import { testRules } from './rules.ts';
import { sampleFilm } from './sample/sampleFilm.ts';

/** Largest size of a minute of film, in bytes. */
const BYTES_A_MINUTE = 8_000_000;

/** Lists each film and its minutes in structured data, once per different duration. */
function filmsTold({ pages }: BuiltSite): { file: string; minutes: number }[] {
  const told = new Map<string, { file: string; minutes: number }>();
  const read = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { contentUrl, duration } = value as { contentUrl?: string; duration?: string };
    const [, whole = 0, seconds] = /^PT(?:(\d+)M)?(\d+)S$/.exec(duration ?? '') ?? [];
    if (contentUrl !== undefined)
      told.set(`${contentUrl} ${duration}`, {
        file: pathOf(contentUrl),
        minutes: Number(whole) + Number(seconds) / 60,
      });
    for (const part of Object.values(value)) read(part);
  };
  for (const page of pages)
    for (const script of tagged(page, 'script'))
      if (script.attribs.type === 'application/ld+json') read(JSON.parse(textContent(script)));
  return [...told.values()];
}

const filmsOf = ({ pages }: BuiltSite) =>
  pages.flatMap((page) => tagged(page, 'video').map((film) => ({ page, film })));

const filmFiles = ({ files }: BuiltSite) => [...files.names].filter((name) => name.endsWith('.mp4'));

/** Reads the seconds of an MP4 file from its header; NaN without one. */
function secondsOf(film: Buffer): number {
  const header = film.indexOf('mvhd');
  if (header < 0) return Number.NaN;
  // Version 0 has two dates of 4 bytes before scale and duration. In version 1 dates and duration have 8 bytes.
  const isLong = film[header + 4] === 1;
  const at = header + (isLong ? 24 : 16);
  return (isLong ? Number(film.readBigUInt64BE(at + 4)) : film.readUInt32BE(at + 4)) / film.readUInt32BE(at);
}

testRules({
  'no film is larger than eight megabytes per minute': {
    rule: (site) =>
      filmFiles(site)
        .map((file) => ({ file, minutes: secondsOf(site.files.read(file)) / 60 }))
        .filter(({ file, minutes }) => !(site.files.size(file) / minutes < BYTES_A_MINUTE))
        .map(({ file, minutes }) => `${file}: ${site.files.size(file)} bytes for ${minutes} minutes`),
    notices: [
      { file: '/media/day.abc123.mp4', whole: sampleFilm(9_000_000), says: '9000000 bytes for 1.08' },
      { file: '/media/day.abc123.mp4', whole: 'no film', says: 'NaN minutes' },
    ],
  },

  'every film that structured data describe exists and has the stated duration': {
    rule: (site) =>
      filmsTold(site)
        .filter(({ file, minutes }) => {
          const isThere = site.files.names.has(file);
          return !isThere || !(Math.abs(secondsOf(site.files.read(file)) - minutes * 60) <= 1);
        })
        .map(({ file, minutes }) => `${file}: ${minutes} minutes`),
    notices: [
      { file: '/media/day.abc123.mp4', whole: null, says: '/media/day.abc123.mp4' },
      { file: '/days/first/index.html', from: 'PT1M5S', to: 'PT2M5S', says: '2.08' },
      { file: '/days/first/index.html', from: 'PT1M5S', to: '65 seconds', says: 'NaN minutes' },
    ],
  },

  'a page shows every built film': {
    rule: (site) =>
      filmFiles(site).filter((name) => {
        const bare = name.replace(/\.mp4$/, '');
        const data = site.pages.map(({ file }) => file.replace('index.html', 'page-data.json'));
        const isShown = site.pages.some(({ html }) => html.includes(bare));
        return (
          !isShown && !data.some((file) => site.files.names.has(file) && site.files.read(file).includes(bare))
        );
      }),
    notices: [{ file: '/media/other.mp4', whole: 'film', says: '/media/other.mp4' }],
  },

  'a film does not load before it is played, and has a poster': {
    rule: (site) =>
      filmsOf(site)
        .filter(({ film: { attribs } }) => {
          const isQuiet = attribs.preload === 'none' && attribs.autoplay === undefined;
          return (
            !isQuiet ||
            !site.files.names.has(attribs.poster ?? '') ||
            !/\.(?:avif|jpg)$/.test(attribs.poster ?? '')
          );
        })
        .map(({ page, film }) => `${page.address}: ${shown(film)}`),
    notices: [
      {
        file: '/days/first/index.html',
        from: 'preload="none"',
        to: 'preload="auto"',
        says: '/days/first: <video',
      },
      { file: '/days/first/index.html', from: ' poster=', to: ' data-poster=', says: '/days/first: <video' },
      {
        file: '/days/first/index.html',
        from: '"none" controls',
        to: '"none" autoplay',
        says: '/days/first: <video',
      },
    ],
  },

  'captions have a language, and their files exist': {
    rule: ({ files, pages }) =>
      pages.flatMap((page) =>
        tagged(page, 'track')
          .filter(({ attribs, parent }) => {
            const isNamed = [attribs.kind, attribs.srclang, attribs.label].every(Boolean);
            const file = attribs.src ?? '';
            const isRead = files.names.has(file) && files.read(file).toString().startsWith('WEBVTT');
            return !isNamed || !isRead || !(parent && isTag(parent) && parent.name === 'video');
          })
          .map((track) => `${page.address}: ${shown(track)}`),
      ),
    notices: [
      { file: '/media/day.en.vtt', from: 'WEBVTT', to: 'VTT', says: '/days/first: <track' },
      { file: '/media/day.en.vtt', whole: null, says: '/days/first: <track' },
      {
        file: '/fr/jours/premier/index.html',
        from: ' srclang="en"',
        to: '',
        says: '/fr/jours/premier: <track',
      },
    ],
  },
});
