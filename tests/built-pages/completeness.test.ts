import { textContent } from 'domutils';
import type { BuiltSite } from './builtSite.ts';
import { tagged } from './elements.ts';
import { testRules } from './rules.ts';

/** Numbers of pages by route, of some kinds of files, and of structured data entries by type. */
function countsIn({ own, aliases, files }: BuiltSite): Record<string, number> {
  const ending = (end: string) => [...files.names].filter((name) => name.endsWith(end)).length;
  const counts: Record<string, number> = {
    aliases: aliases.length,
    films: ending('.mp4'),
    calendars: ending('.ics'),
  };
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const page of own) {
    add(page.kind);
    for (const script of tagged(page, 'script')) {
      if (script.attribs.type !== 'application/ld+json') continue;
      const { '@graph': things = [] } = JSON.parse(textContent(script)) as {
        '@graph'?: { '@type': string }[];
      };
      for (const { '@type': type } of things) add(type);
    }
  }
  return counts;
}

testRules({
  'the numbers of pages, files and structured data entries are those known of the firm': {
    rule(site) {
      const counts = countsIn(site);
      return Object.entries(site.firm.fewest)
        .filter(([kind, fewest]) => (counts[kind] ?? 0) < fewest)
        .map(([kind, fewest]) => `${counts[kind] ?? 0} of ${kind}, not ${fewest}`);
    },
    notices: [
      { file: '/fr/index.html', whole: null, says: '1 of intro, not 2' },
      { file: '/dates.ics', whole: null, says: '3 of calendars, not 4' },
      { file: '/dates/index.html', from: '"Event"', to: '"Thing"', says: '1 of Event, not 2' },
    ],
  },
});
