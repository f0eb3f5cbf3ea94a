import { tagged } from './elements.ts';
import { headOf, repeated } from './head.ts';
import { testRules } from './rules.ts';

/** Lengths of a description in characters: shorter ones say too little, search engines cut longer ones. */
const SHORTEST = 60;
const LONGEST = 180;

testRules({
  'every page has one title, which begins with the name of the firm': {
    rule: ({ firm, pages }) =>
      pages
        .filter((page) => {
          const titles = tagged(page, 'title').filter(
            ({ parent }) => parent && 'name' in parent && parent.name === 'head',
          );
          const { title } = headOf(page);
          return titles.length !== 1 || !title.startsWith(`${firm.name} | `) || title.endsWith('| ');
        })
        .map((page) => `${page.address}: "${headOf(page).title}"`),
    notices: [
      { file: '/people/index.html', from: '<title>Sample | ', to: '<title>', says: '/people: "People"' },
      { file: '/404/index.html', from: '</title>', to: '</title><title>Lost</title>', says: '/404' },
    ],
  },

  // A slide may have the title of its section or of the site.
  'every page but a slide has a unique title in its language': {
    rule: ({ firm, own }) =>
      firm.languages.flatMap((language) =>
        repeated(
          own.filter((page) => page.language === language && page.kind !== 'slides'),
          (page) => headOf(page).title,
        ),
      ),
    notices: [
      {
        file: '/dates/index.html',
        from: '<title>Sample | Dates',
        to: '<title>Sample | People',
        says: '/dates, /people',
      },
    ],
  },

  'every page has a unique description of a suitable length': {
    rule: ({ own }) => {
      const told = own.map((page) => ({ page, words: headOf(page).meta.get('description') ?? '' }));
      return [
        ...told
          .filter(({ words }) => words.length < SHORTEST || words.length > LONGEST)
          .map(({ page, words }) => `${page.address} has ${words.length} characters`),
        ...repeated(own, (page) => headOf(page).meta.get('description') ?? ''),
      ];
    },
    notices: [
      {
        file: '/people/index.html',
        from: '"description" content="',
        to: '"description" content="Ada." data-was="',
        says: 'has 4',
      },
      {
        file: '/people/index.html',
        from: '"description" content="People:',
        to: '"description" content="Dates:',
        says: '/dates, /people',
      },
    ],
  },

  'share title and description of a page are those for search results': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const { title, meta } = headOf(page);
        return [
          ...(meta.get('og:title') === title
            ? []
            : [`${page.address} is shared as "${meta.get('og:title')}"`]),
          ...(meta.get('og:description') === meta.get('description')
            ? []
            : [`${page.address} is shared with other words`]),
        ];
      }),
    notices: [
      {
        file: '/people/index.html',
        from: 'og:title" content="Sample',
        to: 'og:title" content="',
        says: '/people is shared as',
      },
      {
        file: '/people/index.html',
        from: 'og:description" content="',
        to: 'og:description" content="O',
        says: 'other words',
      },
    ],
  },

  'every page has an absolute canonical address, consistent with its alternates': {
    rule: ({ firm, own, aliases, byCanonical }) => [
      ...[...own, ...aliases].flatMap((page) => {
        const links = tagged(page, 'link').filter(({ attribs }) => attribs.rel === 'canonical');
        const [address = ''] = links.map(({ attribs }) => attribs.href);
        const isRight =
          links.length === 1 &&
          address === `${firm.origin}${page.canonical}` &&
          headOf(page).meta.get('og:url') === address;
        return isRight ? [] : [`${page.address} names ${links.length}: ${address}`];
      }),
      ...aliases
        .filter(({ canonical }) => !byCanonical.has(canonical))
        .map(({ address, canonical }) => `${address} stands for ${canonical}, which is no page`),
    ],
    notices: [
      {
        file: '/people/index.html',
        from: 'canonical" href="https:',
        to: 'canonical" href="http:',
        says: '/people names 1',
      },
      {
        file: '/people/index.html',
        from: 'og:url" content="https://sample.example/people',
        to: 'og:url" content="https://sample.example/',
        says: '/people names 1',
      },
      {
        file: '/team/index.html',
        from: 'canonical" href="https://sample.example/people',
        to: 'canonical" href="https://sample.example/peoples',
        says: '/team stands for /peoples',
      },
    ],
  },

  'every page declares its encoding first and allows zooming': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const [first] = tagged(page, 'meta');
        const viewport = headOf(page).meta.get('viewport') ?? '';
        const isFixed =
          !viewport.includes('width=device-width') || /user-scalable|maximum-scale/.test(viewport);
        return [
          ...(first?.attribs.charset?.toLowerCase() === 'utf-8'
            ? []
            : [`${page.address} says its encoding late`]),
          ...(isFixed ? [`${page.address} has a window of "${viewport}"`] : []),
        ];
      }),
    notices: [
      {
        file: '/people/index.html',
        from: '<meta charset="utf-8"/>',
        to: '',
        says: '/people says its encoding late',
      },
      { file: '/people/index.html', from: 'initial-scale=1', to: 'maximum-scale=1', says: 'maximum-scale=1' },
    ],
  },
});
