import type { Element } from 'domhandler';
import sharp from 'sharp';
import type { BuiltPage, BuiltSite } from './builtSite.ts';
import { isMet, lineage, shown, tagged } from './elements.ts';
import limits from './limits.json' with { type: 'json' };
import { type Candidate, pickCandidate, readSrcset, slotWidth, type Window } from './pictureSizes.ts';
import { type Rule, testRules } from './rules.ts';

const PHONE: Window = { width: 390, height: 844, dots: 3 };
const WINDOWS: readonly Window[] = [
  PHONE,
  { width: 834, height: 1194, dots: 2 },
  { width: 1440, height: 900, dots: 1 },
];

type Image = { page: BuiltPage; image: Element };

const imagesOf = ({ pages }: BuiltSite): Image[] =>
  pages.flatMap((page) => tagged(page, 'img').map((image) => ({ page, image })));

const at = ({ page, image }: Image) => `${page.address}: ${shown(image)}`;

/** Returns the pictures with a `srcset`. */
const sized = (site: BuiltSite) => imagesOf(site).filter(({ image }) => image.attribs.srcset !== undefined);

/** Reads the real widths of the files of each picture. */
async function measuredWidths(site: BuiltSite): Promise<Map<string, { width: number; height: number }>> {
  const files = new Set(
    sized(site).flatMap(({ image }) => readSrcset(image.attribs.srcset ?? '').map(({ file }) => file)),
  );
  const measured = new Map<string, { width: number; height: number }>();
  for (const file of files) {
    if (!site.files.names.has(file)) continue;
    const { width, height } = await sharp(site.files.read(file)).metadata();
    measured.set(file, { width, height });
  }
  return measured;
}

const trueWidths: Rule = async (site) => {
  const measured = await measuredWidths(site);
  return sized(site).flatMap((each) => {
    const { srcset = '', width, height } = each.image.attribs;
    const candidates = readSrcset(srcset);
    const wrong = candidates.filter(({ file, width }) => measured.get(file)?.width !== width);
    const largest = candidates.at(-1);
    const { width: ownWidth = 0, height: ownHeight = 1 } = measured.get(largest?.file ?? '') ?? {};
    // Sides of a file are whole px, so the stated aspect ratio may be off by one px.
    const isRatio = Math.abs(ownHeight - (ownWidth * Number(height)) / Number(width)) <= 1;
    return [
      ...wrong.map(
        ({ file, width }) =>
          `${each.page.address}: ${file} is ${measured.get(file)?.width} wide, not ${width}`,
      ),
      ...(Number(width) === largest?.width && isRatio ? [] : [`${at(each)} is ${ownWidth} × ${ownHeight}`]),
    ];
  });
};

/** Returns the file that a phone loads for a picture. */
function onPhone(site: BuiltSite, { attribs }: Element): (Candidate & { bytes: number }) | undefined {
  const slot = slotWidth(attribs.sizes ?? '100vw', PHONE);
  const candidate = pickCandidate(readSrcset(attribs.srcset ?? ''), slot, PHONE.dots);
  return candidate && site.files.names.has(candidate.file)
    ? { ...candidate, bytes: site.files.size(candidate.file) }
    : undefined;
}

const isSlide = ({ attribs }: Element) => /\bgt-deck__slide\b/.test(attribs.class ?? '');

/** Returns true when a picture belongs to another slide than that of the page. */
const isBeside = (image: Element) =>
  lineage(image).some((each) => isSlide(each) && each.attribs['data-current'] === undefined);

/** Returns the indexes of the visitor types that have parts of their own on a page; that of the first without such parts. */
const visitorTypesOf = ({ elements }: BuiltPage) => [
  ...new Set(['0', ...elements.flatMap(({ attribs }) => attribs['data-for'] ?? [])]),
];

/** Lists the pictures that a visitor type sees twice on one page, and those of its slide that an adjacent slide shows too. */
function repeatedFor(page: BuiltPage, type: string): string[] {
  const slides = page.elements.filter(isSlide);
  const current = slides.findIndex(({ attribs }) => attribs['data-current'] !== undefined);
  const adjacent = slides.filter((_, index) => Math.abs(index - current) === 1);
  const images = tagged(page, 'img').filter((image) => isMet(image, type));
  const shown = images.filter((image) => !isBeside(image)).map(pictureName);
  const beside = images.filter((image) => lineage(image).some((each) => adjacent.includes(each)));
  const repeated = [
    ...shown.filter((name, index) => shown.indexOf(name) < index),
    ...beside.map(pictureName).filter((name) => shown.includes(name)),
  ];
  return repeated.map((name) => `${page.address} shows ${name} twice`);
}

/** Returns the address of a picture without the width of the file. */
const pictureName = ({ attribs }: Element) => (attribs.src ?? '').replace(/-\d+\.\w+$/, '');

testRules({
  'a page shows a visitor no picture twice': {
    rule: ({ pages }) =>
      pages.flatMap((page) => [...new Set(visitorTypesOf(page).flatMap((type) => repeatedFor(page, type)))]),
    notices: [
      {
        file: '/people/index.html',
        from: '<h2>Team</h2>',
        to: '<img src="/media/hill.abc123-160.avif" alt="" width="1" height="1" loading="lazy">',
        says: '/people shows /media/hill.abc123 twice',
      },
    ],
  },

  'every picture has a text alternative, or is marked as decorative': {
    rule: (site) =>
      imagesOf(site)
        .filter(({ image }) => image.attribs.alt === undefined)
        .map(at),
    notices: [{ file: '/people/index.html', from: ' alt=""', to: '', says: '/people: <img' }],
  },

  'every picture has width and height, so that it shifts no layout': {
    rule: (site) =>
      imagesOf(site)
        .filter(
          ({ image }) => !['width', 'height'].every((side) => /^[1-9]\d*$/.test(image.attribs[side] ?? '')),
        )
        .map(at),
    notices: [
      { file: '/people/index.html', from: 'height="240"', to: '', says: '/people: <img' },
      { file: '/people/index.html', from: 'width="320"', to: 'width="100%"', says: '/people: <img' },
    ],
  },

  'every picture has several widths, its `src` among them, and `sizes`': {
    rule: (site) =>
      sized(site).flatMap((each) => {
        const { src = '', srcset = '', sizes } = each.image.attribs;
        try {
          const candidates = readSrcset(srcset);
          const widths = candidates.map(({ width }) => width);
          const isSorted = widths.every((width, index) => width > (widths[index - 1] ?? 0));
          const isNamed = candidates.some(({ file }) => file === src);
          for (const window of WINDOWS)
            if (!(slotWidth(sizes ?? '', window) > 0)) throw new Error('has no width');
          return isSorted && isNamed ? [] : [at(each)];
        } catch (error) {
          return [`${at(each)}: ${error}`];
        }
      }),
    notices: [
      { file: '/people/index.html', from: ', 100px"', to: '"', says: 'no size for other windows' },
      {
        file: '/people/index.html',
        from: '(resolution &gt; 2x)',
        to: '(hover: hover)',
        says: 'is no condition',
      },
      { file: '/people/index.html', from: '88px', to: '88em', says: 'no length in px or vw' },
      {
        file: '/people/index.html',
        from: '-160.avif 160w',
        to: '-160.avif 2x',
        says: 'names no file and width',
      },
      {
        file: '/people/index.html',
        from: 'src="/media/hill.abc123-320',
        to: 'src="/media/hill.abc123-640',
        says: '/people: <img',
      },
    ],
  },

  'every picture file has the stated width and aspect ratio': {
    rule: trueWidths,
    notices: [
      {
        file: '/people/index.html',
        from: '-160.avif 160w',
        to: '-160.avif 200w',
        says: 'is 160 wide, not 200',
      },
      { file: '/people/index.html', from: 'height="240"', to: 'height="200"', says: 'is 320 × 240' },
      { file: '/media/hill.abc123-160.avif', whole: null, says: 'is undefined wide, not 160' },
    ],
  },

  'a page gives one picture a high priority, and no other': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const images = tagged(page, 'img');
        const eager = images.filter(({ attribs }) => attribs.loading !== 'lazy');
        const hurried = images.filter(({ attribs }) => attribs.fetchpriority === 'high');
        const preloaded = tagged(page, 'link').filter(
          ({ attribs }) => attribs.rel === 'preload' && attribs.as === 'image',
        );
        const isRight =
          eager.length <= limits.eagerPictures &&
          preloaded.length === 0 &&
          hurried.every((image) => eager.includes(image));
        return isRight
          ? []
          : [
              `${page.address} asks for ${eager.length} at once, hurries ${hurried.length}, preloads ${preloaded.length}`,
            ];
      }),
    notices: [
      {
        file: '/people/index.html',
        from: '<h2>Team</h2>',
        to: '<img src="/a.avif" alt="" width="1" height="1">',
        says: '/people asks for 2 at once',
      },
      {
        file: '/people/ada/index.html',
        from: 'loading="lazy"',
        to: 'loading="lazy" fetchpriority="high"',
        says: 'hurries 1',
      },
      {
        file: '/index.html',
        from: '<link rel="icon"',
        to: '<link rel="preload" as="image" href="/a.avif"><link rel="icon"',
        says: 'preloads 1',
      },
    ],
  },

  'pictures that a phone loads stay within the limit for one picture and for a page': {
    rule: (site) =>
      site.own.flatMap((page) => {
        const files = new Map<string, number>();
        for (const image of tagged(page, 'img')) {
          if (image.attribs.srcset === undefined || !isMet(image) || isBeside(image)) continue;
          const { file = '', bytes = 0 } = onPhone(site, image) ?? {};
          files.set(file, bytes);
        }
        const all = [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
        return [
          ...[...files]
            .filter(([, bytes]) => bytes > limits.phonePicture)
            .map(([file, bytes]) => `${page.address}: ${file} has ${bytes} bytes`),
          ...(all > limits.phonePicturesToTheEnd ? [`${page.address} has pictures of ${all} bytes`] : []),
        ];
      }),
    notices: [
      {
        file: '/media/hill.abc123-320.avif',
        whole: Buffer.alloc(62_000),
        says: '/people: /media/hill.abc123-320.avif has 62000 bytes',
      },
      {
        file: '/media/hill.abc123-320.avif',
        whole: Buffer.alloc(330_000),
        says: '/people has pictures of 330000 bytes',
      },
    ],
  },
});
