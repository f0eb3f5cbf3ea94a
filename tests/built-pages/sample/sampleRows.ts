/** The two languages of the sample. */
export type Place = 0 | 1;
type Words = readonly [english: string, french: string];

/** A page of the sample in both languages. */
export type SampleRow = {
  /** Addresses without a trailing slash. */
  at: Words;
  kind: string;
  title: Words;
  /** HTML of `main` below its heading. */
  body?: (place: Place) => string;
  /** Structured data besides the firm and the breadcrumbs. */
  things?: (place: Place) => object[];
};

export const SAMPLE_ORIGIN = 'https://sample.example';

const STORIES: readonly Words[] = [
  ['/days/first', '/fr/jours/premier'],
  ['/days/second', '/fr/jours/deuxieme'],
  ['/days/third', '/fr/jours/troisieme'],
];
const TEAM: readonly Words[] = [
  ['/people/ada', '/fr/equipe/ada'],
  ['/people/bo', '/fr/equipe/bo'],
];

const PICTURE =
  '<picture><img src="/media/hill.abc123-320.avif" srcset="/media/hill.abc123-160.avif 160w, /media/hill.abc123-320.avif 320w" sizes="(width &lt; 768px) and (resolution &gt; 2x) 88px, 100px" width="320" height="240" alt="" loading="lazy"/></picture>';
const FILM =
  '<video src="/media/day.abc123.mp4" poster="/media/hill.abc123-320.avif" preload="none" controls><track kind="captions" src="/media/day.en.vtt" srclang="en" label="English"/></video>';

const WORDS = [
  'A long first day, told by somebody who had one.',
  'Une longue première journée, racontée par quelqu’un qui en a eu une.',
] as const;

/** Returns the end of a story: related stories, and links to its neighbours. */
function storyEnd(place: Place, index: number): string {
  const link = (to: number, label: string) => {
    const href = STORIES[to]?.[place];
    return href ? `<a href="${href}">${label}: ${to}</a>` : '';
  };
  const related = STORIES.filter((_, each) => Math.abs(each - index) > 1).map(
    (story) => `<li><a class="gt-story-card" href="${story[place]}">${story[place]}</a></li>`,
  );
  const ways = [
    link(index + 1, (['Next story', 'Récit suivant'] as const)[place]),
    link(index - 1, (['Previous story', 'Récit précédent'] as const)[place]),
  ];
  return `<footer class="story-end"><ul>${related.join('')}</ul><nav aria-label="More">${ways.join('')}</nav></footer>`;
}

/** Pages of the sample without those with noindex. */
export const SAMPLE_ROWS: readonly SampleRow[] = [
  { at: ['/', '/fr'], kind: 'intro', title: ['Begin here', 'Commencez ici'] },
  {
    at: ['/people', '/fr/equipe'],
    kind: 'connect',
    title: ['People', 'Les gens'],
    body: (place) => {
      const list = TEAM.map((each) => `<li><a href="${each[place]}">${each[place]}</a></li>`).join('');
      const first = PICTURE.replace('loading="lazy"', 'loading="eager" fetchpriority="high"');
      return `${first}<h2>Team</h2><ul>${list}</ul><a href="${STORIES[0]?.[place]}#film">Film</a>`;
    },
  },
  ...TEAM.map(
    (at, index): SampleRow => ({
      at,
      kind: 'member',
      title: [`Person ${index}`, `Personne ${index}`],
      body: (place) => {
        const other = TEAM[1 - index]?.[place];
        return `${PICTURE}<a rel="next" href="${other}">→ ${index}</a><a rel="prev" href="${other}">← ${index}</a>`;
      },
      things: (place) => [
        {
          '@type': 'ProfilePage',
          '@id': `${SAMPLE_ORIGIN}${at[place]}#page`,
          mainEntity: {
            '@type': 'Person',
            name: `Person ${index}`,
            jobTitle: 'Recruiter',
            workLocation: {
              '@type': 'Place',
              address: { '@type': 'PostalAddress', addressLocality: 'Halifax', addressCountry: 'CA' },
            },
          },
        },
      ],
    }),
  ),
  {
    at: ['/dates', '/fr/rencontres'],
    kind: 'events',
    title: ['Dates', 'Rencontres'],
    body: (place) => {
      const folder = (['/dates', '/fr/rencontres'] as const)[place];
      return `<a href="${folder}/tea.ics">Tea</a><a href="webcal://sample.example${folder}.ics">Feed</a>`;
    },
    things: () => [
      {
        '@type': 'Event',
        name: 'Tea',
        startDate: '2027-02-11T18:00:00',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: `${SAMPLE_ORIGIN}/tea` },
      },
    ],
  },
  ...STORIES.map(
    (at, index): SampleRow => ({
      at,
      kind: 'story',
      title: [`Day ${index}`, `Jour ${index}`],
      body: (place) =>
        index === 0
          ? `<p>${WORDS[place]}</p><h2 id="film">Film</h2>${FILM}${storyEnd(place, index)}`
          : storyEnd(place, index),
      things: (place) => [
        {
          '@type': 'Article',
          headline: `Day ${index}`,
          image: `${SAMPLE_ORIGIN}/og/${index}.jpg`,
          dateModified: '2026-11-21',
          mainEntityOfPage: `${SAMPLE_ORIGIN}${at[place]}`,
        },
        ...(index === 0 ? [film] : []),
      ],
    }),
  ),
];

const film = {
  '@type': 'VideoObject',
  name: 'A day',
  description: 'A day of ours.',
  thumbnailUrl: `${SAMPLE_ORIGIN}/og/0.jpg`,
  contentUrl: `${SAMPLE_ORIGIN}/media/day.abc123.mp4`,
  uploadDate: '2026-11-21',
  duration: 'PT1M5S',
  transcript: 'Good morning.',
};
