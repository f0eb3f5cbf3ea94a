import { textContent } from 'domutils';
import type { BuiltPage, BuiltSite } from './builtSite.ts';
import { lineage, nameOf, tagged, wordsIn } from './elements.ts';
import { testRules } from './rules.ts';

/** The end of a story for one visitor type: the next and previous story, and others of its set. */
type End = { next: string | undefined; previous: string | undefined; related: string[] };

function endOf(page: BuiltPage, type: string): End {
  const links = tagged(page, 'a').filter((link) => {
    const line = lineage(link);
    const isMeant = line.every(({ attribs }) => (attribs['data-for'] ?? type) === type);
    return isMeant && line.some(({ attribs }) => attribs.class === 'story-end');
  });
  const { nextStory, previousStory } = page.language;
  const to = (label: string) => links.find((link) => nameOf(page, link).startsWith(label))?.attribs.href;
  return {
    next: to(nextStory),
    previous: to(previousStory),
    related: links.flatMap(({ attribs }) => (attribs.class === 'gt-story-card' ? (attribs.href ?? '') : [])),
  };
}

/** The stories of a section in one language, with their ends, by address. */
type StorySet = { folder: string; type: string; ends: ReadonlyMap<string, End> };

const known = new WeakMap<BuiltSite, StorySet[]>();

/** Returns the stories of each section for each visitor type. */
function setsOf(site: BuiltSite): StorySet[] {
  const sets = known.get(site) ?? readSets(site);
  known.set(site, sets);
  return sets;
}

function readSets({ own }: BuiltSite): StorySet[] {
  const stories = own.filter(({ kind }) => kind === 'story');
  const folders = new Set(stories.map(({ canonical }) => canonical.slice(0, canonical.lastIndexOf('/'))));
  return [...folders].flatMap((folder) => {
    const pages = stories.filter(
      ({ canonical }) => canonical.slice(0, canonical.lastIndexOf('/')) === folder,
    );
    const types = new Set(
      pages.flatMap(({ elements }) => elements.flatMap(({ attribs }) => attribs['data-for'] ?? [])),
    );
    return [...(types.size > 0 ? types : ['0'])].map((type) => ({
      folder,
      type,
      ends: new Map(pages.map((page) => [page.canonical, endOf(page, type)])),
    }));
  });
}

/** Finds the first stories of a sequence: stories without a previous one, whose next story links back to them. */
const beginnings = ({ ends }: StorySet) =>
  [...ends].flatMap(([address, { next, previous }]) =>
    previous === undefined && ends.get(next ?? '')?.previous === address ? address : [],
  );

/** Returns the sequence of stories for a visitor type. Stories outside of it lead into it. */
function sequenceOf(set: StorySet): string[] {
  const sequence = beginnings(set).slice(0, 1);
  for (
    let next = set.ends.get(sequence[0] ?? '')?.next;
    next && !sequence.includes(next);
    next = set.ends.get(next)?.next
  )
    sequence.push(next);
  return sequence;
}

const named = ({ folder, type }: StorySet) => `${folder}, visitor ${type}`;

/** Returns the name of the author of a story; its address where the page names none. */
function authorAt({ byCanonical }: BuiltSite, address: string): string {
  const name = byCanonical
    .get(address)
    ?.elements.find(({ attribs }) => /\bstory-byline__name\b/.test(attribs.class ?? ''));
  return name ? wordsIn(name) : address;
}

testRules({
  'the stories of a section form one sequence per visitor type, in both directions': {
    rule: (site) =>
      setsOf(site).flatMap((set) => {
        const sequence = sequenceOf(set);
        const wrong = sequence.filter(
          (address, place) => set.ends.get(address)?.previous !== sequence[place - 1],
        );
        const isEnding = set.ends.get(sequence.at(-1) ?? '')?.next === undefined;
        return [
          ...(beginnings(set).length === 1 && isEnding
            ? []
            : [`${named(set)}: ${beginnings(set).length} beginnings, ${sequence.length} stories`]),
          ...wrong.map((address) => `${named(set)}: ${address} does not lead back`),
        ];
      }),
    notices: [
      {
        file: '/days/third/index.html',
        from: '<a href="/days/second">Prev',
        to: '<a href="/days/first">Prev',
        says: '/days, visitor 0: /days/third does not',
      },
      {
        file: '/days/third/index.html',
        from: '<nav aria-label="More">',
        to: '<nav aria-label="More"><a href="/days/second">Next story: 1</a>',
        says: '1 beginnings, 3 stories',
      },
    ],
  },

  'the sequence of each visitor type has the number of stories known of the firm': {
    rule(site) {
      const found: Record<string, number[]> = {};
      for (const set of setsOf(site))
        found[set.folder] = [...(found[set.folder] ?? []), sequenceOf(set).length];
      return Object.entries(site.firm.sequences)
        .filter(([folder, counts]) => found[folder]?.join() !== counts.join())
        .map(([folder, counts]) => `${folder}: ${found[folder]}, not ${counts}`);
    },
    notices: [
      {
        file: '/fr/jours/deuxieme/index.html',
        from: 'Récit suivant',
        to: 'Plus tard',
        says: '/fr/jours: 2, not 3',
      },
    ],
  },

  'every story is in the sequence of a visitor type': {
    rule(site) {
      const sets = setsOf(site);
      const met = new Set(sets.flatMap(sequenceOf));
      return [...new Set(sets.flatMap(({ ends }) => [...ends.keys()]))].filter(
        (address) => !met.has(address),
      );
    },
    notices: [
      {
        file: '/days/second/index.html',
        from: '<a href="/days/third">Next',
        to: '<a href="/days/third">Later',
        says: '/days/third',
      },
    ],
  },

  'a story ends with three related stories that are not its neighbours, and each author has a story that is related to another':
    {
      rule: (site) =>
        setsOf(site).flatMap((set) => {
          const sequence = sequenceOf(set);
          const all = new Set<string>();
          const wrong = sequence.flatMap((address, place) => {
            const related = set.ends.get(address)?.related ?? [];
            for (const each of related) all.add(each);
            const beside = sequence.slice(Math.max(0, place - 1), place + 2);
            const count = Math.min(3, sequence.length - beside.length);
            const strange = related.filter((each) => !sequence.includes(each) || beside.includes(each));
            return new Set(related).size === count && strange.length === 0
              ? []
              : [`${named(set)}: ${address} names ${related.join(', ')}`];
          });
          const isAny = sequence.length > 3;
          // A page shows no face twice, so that of two stories of an author only one may be named.
          const authors = new Set([...all].map((address) => authorAt(site, address)));
          return [
            ...wrong,
            ...sequence
              .filter((address) => isAny && !authors.has(authorAt(site, address)))
              .map((address) => `${named(set)}: nobody names ${address}`),
          ];
        }),
      notices: [
        {
          file: '/days/first/index.html',
          from: '"gt-story-card" href="/days/third"',
          to: '"gt-story-card" href="/days/second"',
          says: '/days/first names /days/second',
        },
        {
          file: '/days/first/index.html',
          from: 'class="gt-story-card" ',
          to: '',
          says: '/days/first names ',
        },
      ],
    },

  'the pages of colleagues form a cycle that contains each once': {
    rule: ({ firm, own }) =>
      firm.languages.flatMap((language) => {
        const members = own.filter((page) => page.kind === 'member' && page.language === language);
        const to = (page: BuiltPage | undefined, rel: string) =>
          page && tagged(page, 'a').find(({ attribs }) => attribs.rel === rel)?.attribs.href;
        const at = (address: string | undefined) => members.find(({ canonical }) => canonical === address);
        const seen: BuiltPage[] = [];
        for (let page = members[0]; page && !seen.includes(page); page = at(to(page, 'next')))
          seen.push(page);
        return [
          ...members.filter((page) => !seen.includes(page)).map(({ address }) => `${address} is not met`),
          ...members
            .filter((page) => at(to(at(to(page, 'next')), 'prev')) !== page)
            .map(({ address }) => `nobody leads back to ${address}`),
        ];
      }),
    notices: [
      {
        file: '/people/ada/index.html',
        from: 'rel="next" href="/people/bo"',
        to: 'rel="next" href="/people/ada"',
        says: '/people/bo is not met',
      },
      {
        file: '/people/bo/index.html',
        from: 'rel="prev" href="/people/ada"',
        to: 'rel="prev" href="/people/bo"',
        says: 'nobody leads back to /people/ada',
      },
    ],
  },

  'the text of a story is on its own page and in no script': {
    rule({ own, files }) {
      const scripts = [...files.names].filter((name) =>
        /\.js$|\/shared-[^/]+\.json$|\/pages\.json$/.test(name),
      );
      const texts = scripts.map((name) => ({ name, text: files.read(name).toString() }));
      return own
        .filter(({ kind }) => kind === 'story')
        .flatMap((page) => {
          const paragraphs = tagged(page, 'p').map((each) => textContent(each).trim());
          const words = paragraphs.reduce((one, other) => (other.length > one.length ? other : one), '');
          const others = own.filter((other) => other !== page && words !== '' && other.html.includes(words));
          return [
            ...texts
              .filter(({ text }) => words !== '' && text.includes(words))
              .map(({ name }) => `${name} says "${words}"`),
            ...others.map(({ address }) => `${address} says "${words}"`),
          ];
        });
    },
    notices: [
      {
        file: '/assets/story-12345678.js',
        from: 'kind',
        to: 'body = "A long first day, told by somebody who had one.", kind',
        says: 'story-12345678.js says',
      },
      {
        file: '/people/index.html',
        from: '<h2>',
        to: '<p>A long first day, told by somebody who had one.</p><h2>',
        says: '/people says',
      },
    ],
  },
});
