import type { BuiltPage } from './builtSite.ts';
import { isMet, tagged, wordsIn } from './elements.ts';
import { testRules } from './rules.ts';

/** Indexes of the visitor types that have parts of their own on a page; one index when there are none. */
function typesOn({ elements }: BuiltPage): string[] {
  return [...new Set(['0', ...elements.flatMap(({ attribs }) => attribs['data-for'] ?? [])])];
}

const levels = (page: BuiltPage, type: string) =>
  tagged(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .filter((heading) => isMet(heading, type))
    .map((heading) => ({ level: Number(heading.name.slice(1)), words: wordsIn(heading) }));

testRules({
  'every page has one first-level heading for each visitor type': {
    rule: ({ pages }) =>
      pages.flatMap((page) =>
        typesOn(page)
          .map((type) => levels(page, type).filter(({ level }) => level === 1).length)
          .filter((count) => count !== 1)
          .map((count) => `${page.address} has ${count} of level 1`),
      ),
    notices: [
      { file: '/people/index.html', from: '<h2>Team</h2>', to: '<h1>Team</h1>', says: '/people has 2' },
      { file: '/fr/404/index.html', from: '<h1>Perdu</h1>', to: '<p>Perdu</p>', says: '/fr/404 has 0' },
      // The second visitor type has no heading.
      {
        file: '/index.html',
        from: '<h1>Begin here</h1>',
        to: '<h1 data-for="0">I</h1><p data-for="1">II</p>',
        says: '/ has 0',
      },
    ],
  },

  'no heading skips a level': {
    rule: ({ pages }) =>
      pages.flatMap((page) =>
        typesOn(page).flatMap((type) =>
          levels(page, type)
            .filter(({ level }, index, all) => level > (all[index - 1]?.level ?? level) + 1)
            .map(({ level, words }) => `${page.address} jumps to level ${level} at "${words}"`),
        ),
      ),
    notices: [
      { file: '/people/index.html', from: '<h2>Team</h2>', to: '<h3>Team</h3>', says: 'level 3 at "Team"' },
    ],
  },

  'no heading is empty': {
    rule: ({ pages }) =>
      pages.flatMap((page) =>
        tagged(page, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')
          .filter((heading) => wordsIn(heading) === '')
          .map(({ name }) => `${page.address} has an empty ${name}`),
      ),
    notices: [{ file: '/people/index.html', from: '<h2>Team', to: '<h2>', says: 'an empty h2' }],
  },
});
