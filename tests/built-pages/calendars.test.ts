import ICAL from 'ical.js';
import { type BuiltPage, type BuiltSite, languageAt, pathOf } from './builtSite.ts';
import { tagged } from './elements.ts';
import { testRules } from './rules.ts';

const calendarsIn = ({ files }: BuiltSite) => [...files.names].filter((name) => name.endsWith('.ics'));

const read = ({ files }: BuiltSite, name: string) =>
  new ICAL.Component(ICAL.parse(files.read(name).toString()));

/** Lists the calendar files of single events that a page links to, in document order. */
const eventFiles = (page: BuiltPage) =>
  tagged(page, 'a')
    .map(({ attribs }) => attribs.href ?? '')
    .filter((href) => href.startsWith('/') && href.endsWith('.ics'));

const feedsOf = (page: BuiltPage) =>
  tagged(page, 'a').flatMap(({ attribs: { href = '' } }) => (href.startsWith('webcal:') ? [href] : []));

testRules({
  'every calendar file is valid, and its events have a title, a time and an id': {
    rule: (site) =>
      calendarsIn(site).flatMap((name) => {
        try {
          const events = read(site, name).getAllSubcomponents('vevent');
          const lacking = events.flatMap((event) =>
            ['uid', 'dtstamp', 'dtstart', 'summary'].filter((key) => !event.getFirstPropertyValue(key)),
          );
          // A calendar to subscribe to stays when its last event is over.
          const isFeed = read(site, name).getFirstPropertyValue('refresh-interval') !== null;
          return events.length === 0 && !isFeed
            ? [`${name} has no event`]
            : lacking.map((key) => `${name} lacks ${key}`);
        } catch (error) {
          return [`${name}: ${error}`];
        }
      }),
    notices: [
      {
        file: '/dates/tea.ics',
        from: 'UID:tea@sample.example\r\n',
        to: '',
        says: '/dates/tea.ics lacks uid',
      },
      { file: '/dates/tea.ics', from: 'END:VEVENT\r\n', to: '', says: '/dates/tea.ics: ' },
      { file: '/dates/tea.ics', whole: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', says: 'has no event' },
    ],
  },

  'a page in its language links to every calendar file': {
    rule(site) {
      const linked = new Map(
        site.own.flatMap((page) =>
          [...eventFiles(page), ...feedsOf(page).map((feed) => pathOf(feed))].map(
            (file) => [file, page.language] as const,
          ),
        ),
      );
      return calendarsIn(site).filter((name) => linked.get(name) !== languageAt(site.firm, name));
    },
    notices: [
      {
        file: '/dates/index.html',
        from: 'href="/dates/tea.ics"',
        to: 'href="/fr/rencontres/tea.ics"',
        says: '/dates/tea.ics',
      },
      { file: '/dates/coffee.ics', whole: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', says: '/dates/coffee.ics' },
    ],
  },

  'a calendar feed has all events of its page, the name of the page, and a refresh interval of half a day': {
    rule: (site) =>
      site.own.flatMap((page) =>
        feedsOf(page).flatMap((feed) => {
          const file = pathOf(feed);
          if (!site.files.names.has(file)) return [`${page.address}: ${feed} is not there`];
          const calendar = read(site, file);
          const ids = calendar
            .getAllSubcomponents('vevent')
            .map((event) => event.getFirstPropertyValue('uid'));
          const listed = new Set(eventFiles(page).filter((href) => href !== file));
          const name = String(calendar.getFirstPropertyValue('x-wr-calname'));
          const interval = String(calendar.getFirstPropertyValue('refresh-interval'));
          return [
            ...(feed === `webcal://${new URL(site.firm.origin).host}${file}`
              ? []
              : [`${page.address}: ${feed}`]),
            // Campus packs link to feeds, and to no file of a single event.
            ...(listed.size === 0 || new Set(ids).size === listed.size
              ? []
              : [`${file} has ${new Set(ids).size} events, the page ${listed.size}`]),
            ...(name.startsWith(`${site.firm.name} | `) ? [] : [`${file} is called "${name}"`]),
            ...(interval === 'PT12H' ? [] : [`${file} is looked at again after ${interval}`]),
          ];
        }),
      ),
    notices: [
      {
        file: '/dates/index.html',
        from: '<a href="/dates/tea.ics">',
        to: '<a href="/dates/milk.ics">Milk</a><a href="/dates/tea.ics">',
        says: '/dates.ics has 1 events, the page 2',
      },
      { file: '/dates.ics', from: 'PT12H', to: 'P1D', says: 'again after P1D' },
      {
        file: '/fr/rencontres.ics',
        from: 'X-WR-CALNAME:Sample',
        to: 'X-WR-CALNAME:Echantillon',
        says: 'is called "Echantillon',
      },
      { file: '/dates/index.html', from: 'webcal://sample', to: 'webcal://www.sample', says: 'webcal://www' },
    ],
  },
});
