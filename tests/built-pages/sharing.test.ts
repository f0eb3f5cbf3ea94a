import sharp from 'sharp';
import { type BuiltPage, pathOf } from './builtSite.ts';
import { headOf, repeated } from './head.ts';
import { type Rule, testRules } from './rules.ts';
import { sampleSite } from './sample/sampleSite.ts';

const PICTURE = 'og:image';

/** Pages that are one of a kind: campus packs, a page for each school, share the card of the site. */
const single = (pages: readonly BuiltPage[]) => pages.filter(({ kind }) => kind !== 'pack');

const sizes: Rule = async ({ files, pages }) => {
  const pictures = new Set(pages.map((page) => pathOf(headOf(page).meta.get(PICTURE) ?? '')));
  const wrong: string[] = [];
  for (const picture of pictures) {
    if (!files.names.has(picture)) {
      wrong.push(`${picture} is not there`);
      continue;
    }
    const { width, height, format } = await sharp(files.read(picture)).metadata();
    if (`${format} ${width}×${height}` !== 'jpeg 1200×630')
      wrong.push(`${picture} is ${format} ${width}×${height}`);
  }
  return wrong;
};

testRules({
  'every share picture exists, a JPEG of 1200 × 630 px': {
    rule: sizes,
    notices: [
      { file: '/og/people.jpg', whole: null, says: '/og/people.jpg is not there' },
      {
        file: '/og/people.jpg',
        whole: await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#fff' } })
          .jpeg()
          .toBuffer(),
        says: '1200×600',
      },
    ],
  },

  'every page has its own share picture, with an absolute address': {
    rule: ({ firm, own, files }) => [
      ...own
        .map((page) => ({ page, picture: headOf(page).meta.get(PICTURE) ?? '' }))
        .filter(({ picture }) => !picture.startsWith(`${firm.origin}/`))
        .map(({ page, picture }) => `${page.address} is shared with "${picture}"`),
      ...repeated(single(own), (page) => headOf(page).meta.get(PICTURE) ?? ''),
      // The same picture under two names counts once.
      ...repeated(single(own), (page) => {
        const picture = pathOf(headOf(page).meta.get(PICTURE) ?? '');
        return files.names.has(picture) ? files.read(picture).toString('base64') : picture;
      }).map((same) => same.slice(0, same.indexOf(':'))),
    ],
    notices: [
      {
        file: '/people/index.html',
        from: 'content="https://sample.example/og/people.jpg',
        to: 'content="/og/people.jpg',
        says: '/people is shared with "/og',
      },
      { file: '/people/index.html', from: '/og/people.jpg', to: '/og/dates.jpg', says: '/dates, /people' },
      { file: '/og/people.jpg', whole: sampleSite().files.read('/og/dates.jpg'), says: '/dates, /people' },
    ],
  },

  'every page has the type of its share card and the name of the site': {
    rule: ({ own }) =>
      own.flatMap((page) => {
        const { meta } = headOf(page);
        const wanted: [string, RegExp][] = [
          ['og:image:width', /^1200$/],
          ['og:image:height', /^630$/],
          ['twitter:card', /^summary_large_image$/],
          ['og:type', /^(?:website|article|profile|video\.other)$/],
          ['og:site_name', /\S/],
        ];
        return wanted
          .filter(([name, rule]) => !rule.test(meta.get(name) ?? ''))
          .map(([name]) => `${page.address}, ${name}: ${meta.get(name)}`);
      }),
    notices: [
      {
        file: '/people/index.html',
        from: 'summary_large_image',
        to: 'summary',
        says: '/people, twitter:card',
      },
      {
        file: '/people/index.html',
        from: 'content="630"',
        to: 'content="600"',
        says: 'og:image:height: 600',
      },
    ],
  },
});
