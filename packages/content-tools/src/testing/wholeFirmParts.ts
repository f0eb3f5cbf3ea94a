/** Two films: one that speaks, one that does not. */
export const FILMS = [
  { media: 'welcome', captions: ['en'], bytes: 12, poster: 'welcome.poster.webp' },
  { media: 'silent', captions: [], bytes: 10, poster: 'silent.poster.webp' },
].map((film) => ({
  ...film,
  title: 'A bicycle',
  description: 'A bicycle leaves the workshop by itself.',
  durationSeconds: 4,
  width: 1280,
  height: 720,
  colour: '#fce9e2',
}));

/** What is to be seen. */
export const NOTES = {
  people: [
    { key: 'Ada_Quist', name: 'Ada Quist', job: 'Wheel builder', city: 'Leeds', alt: 'Ada at the bench' },
    { key: 'Ben_Oduya', name: 'Ben Oduya', job: 'Mechanic', city: 'Leeds', alt: 'Ben with a spanner' },
  ],
  scenes: [{ file: 'scenes/bench-dawn.svg', alt: 'A wheel on a bench', people: [], focal: { x: 40, y: 60 } }],
};

export const VOCABULARY = {
  topics: ['colleagues', 'communities', 'leads-by-example'],
  regions: [{ id: 'west', label: 'The west' }],
  visitorTypes: [
    {
      id: 'student',
      light: 'dawn',
      choice: ['a student', 'or nearly one'],
      menu: 'Students',
      roles: 'See student roles',
    },
    { id: 'experienced', light: 'dusk', choice: 'experienced', menu: 'Experienced', roles: 'See roles' },
  ].map((type) => ({
    ...type,
    nextStep: 'Ask somebody',
    team: type.menu,
    recruits: `Looks after ${type.menu}`,
  })),
};

export const MEMBER = {
  name: 'Ben Oduya',
  job: 'Mechanic',
  city: 'Leeds',
  region: 'west',
  schools: [],
  linked: 'https://www.quist.example/ben',
  text: 'I answer the door.\n\nI answer letters, too.',
  alt: 'Ben Oduya with a spanner in his hand',
};

export const RESOURCE = {
  type: 'resource',
  name: 'CV tips',
  title: 'Two pages are plenty.',
  slug: 'cv-tips',
  summary: 'What we look for in two pages, and what you may leave out without a second thought.',
  media: 'scenes/bench-dawn',
  alt: 'A wheel on a bench by the window',
  text: [
    'We read all of it.',
    { type: 'title', text: 'Before you send it' },
    { type: 'bullet-list', list: ['Your name is on it.', 'So is a way to reach you.'] },
    { type: 'link', text: 'How we hire', link: '/work' },
  ],
  updated: '2026-11-02',
};

export const PROMISES = {
  stories: { discover: ['how-we-mend'], recruit: ['ask-us'] },
  resources: ['cv-tips'],
  slides: { recruit: ['/jobs'] },
  team: 1,
  extraStory: { section: 'recruit', topic: 'colleagues', for: 'experienced' },
};
