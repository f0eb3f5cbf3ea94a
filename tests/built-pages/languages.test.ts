import { languageAt, pathOf } from './builtSite.ts';
import { tagged } from './elements.ts';
import { headOf } from './head.ts';
import { testRules } from './rules.ts';
import { isForeign, saidOn } from './words.ts';

testRules({
  'every page declares its language and direction': {
    rule: ({ pages }) =>
      pages.flatMap((page) => {
        const [html] = tagged(page, 'html');
        const { lang, dir } = html?.attribs ?? {};
        const locale = headOf(page).meta.get('og:locale');
        const isRight = lang === page.language.tag && dir === 'ltr' && locale === lang.replace('-', '_');
        return isRight ? [] : [`${page.address}: lang ${lang}, dir ${dir}, og:locale ${locale}`];
      }),
    notices: [
      {
        file: '/fr/equipe/index.html',
        from: 'lang="fr-CA"',
        to: 'lang="en-CA"',
        says: '/fr/equipe: lang en-CA',
      },
      { file: '/fr/equipe/index.html', from: 'dir="ltr"', to: '', says: 'dir undefined' },
      { file: '/fr/equipe/index.html', from: 'fr_CA', to: 'fr_FR', says: 'og:locale fr_FR' },
    ],
  },

  'every page exists in every language, and its alternates name all of them': {
    rule: ({ firm, own, byCanonical }) =>
      own.flatMap((page) => {
        const { alternates } = headOf(page);
        const tags = [...firm.languages.map(({ tag }) => tag), 'x-default'];
        const wrong = tags.filter((tag) => !alternates.has(tag)).map((tag) => `no ${tag}`);
        const [first] = firm.languages;
        if (alternates.get('x-default') !== alternates.get(first?.tag ?? ''))
          wrong.push('another x-default than its first');
        if (alternates.get(page.language.tag) !== firm.origin + page.canonical) wrong.push('not itself');
        for (const [tag, address] of alternates) {
          const other = byCanonical.get(pathOf(address));
          if (!other || !address.startsWith(`${firm.origin}/`)) wrong.push(`${address}, which is no page`);
          else if (
            JSON.stringify([...headOf(other).alternates].sort()) !== JSON.stringify([...alternates].sort())
          )
            wrong.push(`${other.address}, which does not name it`);
          else if (tag !== 'x-default' && other.language.tag !== tag)
            wrong.push(`${other.address} as ${tag}`);
        }
        return wrong.map((what) => `${page.address} names ${what}`);
      }),
    notices: [
      {
        file: '/people/index.html',
        from: 'hreflang="fr-CA" href="https://sample.example/fr/equipe"',
        to: 'hreflang="fr-CA" href="https://sample.example/fr"',
        says: '/people names /fr, which does not name it',
      },
      {
        file: '/people/index.html',
        from: '<link rel="alternate" hreflang="fr-CA"',
        to: '<link rel="alternate"',
        says: '/people names no fr-CA',
      },
      {
        file: '/fr/equipe/index.html',
        whole: null,
        says: '/people names https://sample.example/fr/equipe, which is no page',
      },
      {
        file: '/people/index.html',
        from: 'hreflang="x-default" href="https://sample.example/people"',
        to: 'hreflang="x-default" href="https://sample.example/fr/equipe"',
        says: 'another x-default',
      },
    ],
  },

  'no page has labels in another language': {
    rule({ firm, pages }) {
      const tags = firm.languages.map(({ tag }) => tag);
      return [
        ...new Set(
          pages.flatMap((page) =>
            saidOn(page, tags)
              .filter((text) => isForeign(text, page.language.tag))
              .map((text) => `${page.address}: ${text}`),
          ),
        ),
      ];
    },
    notices: [
      {
        file: '/people/index.html',
        from: '<h2>Team</h2>',
        to: '<h2>Les gens de la maison</h2>',
        says: '/people: Les gens de la maison',
      },
      {
        file: '/fr/equipe/index.html',
        from: '<h2>Team</h2>',
        to: '<h2 aria-label="The team that you are with">Team</h2>',
        says: 'The team that',
      },
      {
        file: '/fr/equipe/index.html',
        from: 'Une partie de la page manque.',
        to: 'Part of the page is not there.',
        says: 'Part of the page',
      },
    ],
  },

  'documents and calendars are in the language of the page that links to them': {
    rule: ({ firm, files }) =>
      [...files.names]
        .filter((file) => /(?:\.ics|\/pages\.json|\.webmanifest)$/.test(file))
        .flatMap((file) =>
          files
            .read(file)
            .toString()
            .replaceAll('\r\n ', '')
            .split(/\r?\n|"/)
            // The list of pages also has addresses in other languages, which redirect.
            .filter((line) => !line.startsWith('/') && isForeign(line, languageAt(firm, file).tag))
            .map((line) => `${file}: ${line}`),
        ),
    notices: [
      {
        file: '/fr/rencontres/tea.ics',
        from: 'SUMMARY:Thé',
        to: 'SUMMARY:Tea with\r\n  the team',
        says: 'Tea with the team',
      },
      {
        file: '/fr/site.webmanifest',
        from: 'Menu principal',
        to: 'The menu of the site',
        says: '/fr/site.webmanifest',
      },
    ],
  },

  'every language has the same number of calendars': {
    rule: ({ firm, files }) => {
      const calendars = [...files.names].filter((name) => name.endsWith('.ics'));
      const counts = firm.languages.map(
        (language) => calendars.filter((file) => languageAt(firm, file) === language).length,
      );
      return new Set(counts).size === 1 ? [] : [counts.join(', ')];
    },
    notices: [{ file: '/fr/rencontres/tea.ics', whole: null, says: '2, 1' }],
  },
});
