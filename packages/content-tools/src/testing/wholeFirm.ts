import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCopy, contentCopy, EXAMPLE } from './contentCopy.ts';

type Slides = { section: string; slides: { path: string; circles: { topic?: string }[] }[] };

/** Fields of a story that tests change. */
export type AnyStory = {
  slug: string;
  title: string | string[];
  label: string;
  theme: string;
  single: boolean;
  for: string[];
  body: unknown[];
  images: { media: string; type: string; alt: string }[];
  nav: { next: string };
  author: { name: string };
};
/** Fields of a set of slides that tests change. */
export type AnySet = {
  slides: { path: string; circles: { media: string; topic?: string; story: unknown }[] }[];
};

/** Story of the small firm that tests change. */
export const MENDING = 'stories/discover/how-we-mend/story.json';

/** Differences from the story of the small firm. */
const STORIES = {
  'discover/the-long-way-round': {
    label: 'The long way',
    author: 'Ben Oduya',
  },
  'discover/first-ride': { label: 'The first ride', author: 'Ada Quist', for: ['experienced'], film: true },
  'recruit/ask-us': { label: 'Ask us', author: 'Ben Oduya' },
  'recruit/one-more': { label: 'One more', author: 'Ada Quist', for: ['experienced'] },
};

function writeStories(content: ContentCopy): void {
  const story = JSON.parse(readFileSync(join(EXAMPLE, 'stories/discover/how-we-mend/story.json'), 'utf8'));
  for (const [path, { label, author, ...rest }] of Object.entries(STORIES)) {
    const [section, slug] = path.split('/');
    const types = 'for' in rest ? { for: rest.for } : {};
    const film = 'film' in rest && {
      theme: 'video--single',
      images: [{ media: 'films/welcome', type: 'video', alt: 'A bicycle leaves the workshop by itself' }],
    };
    const by = { name: author, job: 'Wheel builder' };
    const body = [...story.body, 'We have {bikes} bicycles on hooks.'];
    const own = { section, slug, label, author: by, body, ...types, title: `${label}.`, ...film };
    content.json(`stories/${path}/story.json`, { ...story, ...own });
  }
}

const ASK_US = { media: 'people/Ben_Oduya', story: { id: 'ask-us' } };
const BENCH = { media: 'scenes/bench-dawn', story: { id: 'ask-us' } };
const ONE_MORE = { media: 'people/Ada_Quist', story: { id: 'one-more' } };

/** Circles of the recruit slides. Two pictures are too few for a student's deck, so one of them is there twice. */
const RECRUIT_CIRCLES = { student: [ASK_US, BENCH, ASK_US], experienced: [ASK_US, BENCH, ONE_MORE] };

function writeSlides(content: ContentCopy): void {
  const all = JSON.parse(readFileSync(join(EXAMPLE, 'slides/discover.json'), 'utf8')) as Slides;
  content.remove('slides/discover.json');
  for (const type of ['student', 'experienced'] as const) {
    const [first, ...rest] = all.slides;
    const [group, play, ...others] = first?.circles ?? [];
    const circles = [
      { ...group, topic: 'colleagues' },
      { ...play, story: { id: 'play', video: 1 } },
      ...others,
    ];
    content.json(`slides/discover.${type}.json`, {
      ...all,
      for: type,
      slides: [{ ...first, circles }, ...rest],
    });
    content.json(`slides/recruit.${type}.json`, {
      ...all,
      section: 'recruit',
      for: type,
      slides: [
        {
          ...first,
          path: '/jobs',
          header: 'This is how we hire.',
          circles: RECRUIT_CIRCLES[type].map((shown, index) => ({ ...first?.circles[index], ...shown })),
        },
      ],
    });
  }
}

/**
 * Extends the small firm: two sections, two visitor types, films, a team, resources, a document, facts and pinned
 * values.
 */
export function wholeFirm(): ContentCopy {
  const content = contentCopy();
  content.edit<{ sections: unknown[] }>('brand.json', (brand) => {
    brand.sections.push({ id: 'recruit', name: 'Jobs', path: '/jobs', aliases: ['/work'] });
    const pages = { connect: '/people', campus: '/campus' };
    Object.assign(brand, { pages, plays: { 1: 'films/silent' }, oldReferences: { menders: 'how-we-mend' } });
  });
  content.edit('messages.en-GB.json', (messages) => {
    messages.memberClosing = 'Come by.';
  });
  content.json('facts.json', { bikes: { text: 'forty', source: 'The hooks', asOf: '2026-11-01' } });
  content.json('share.json', {
    ring: 'Together',
    careers: 'Work at {firm}',
    portraits: ['people/Ada_Quist', 'people/Ben_Oduya'],
  });
  content.copy('pictures/people/Ada_Quist.svg', 'pictures/people/Ben_Oduya.svg');
  content.json('pictures/people.json', NOTES.people);
  content.json('pictures/scenes.json', NOTES.scenes);
  content.json('films/films.json', FILMS);
  for (const { bytes, media } of FILMS) {
    content.write(`films/${media}.mp4`, Buffer.alloc(bytes));
    content.write(`films/${media}.poster.webp`, 'a poster');
  }
  content.write('films/welcome.en.vtt', 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello');
  content.json('taxonomy.json', TAXONOMY);
  writeStories(content);
  writeSlides(content);
  content.json('members/ben-oduya.json', MEMBER);
  content.json('resources/cv-tips.json', RESOURCE);
  content.json('documents/cv-checklist.json', {
    key: 'cv-checklist',
    title: 'A list for your CV',
    lead: 'Tick what is done.',
    resources: ['cv-tips'],
    readMore: 'More:',
  });
  content.json('pinned.json', PINNED);
  return content;
}

/** One film with speech, one silent film. */
const FILMS = [
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

/** Metadata of pictures. */
const NOTES = {
  people: [
    { key: 'Ada_Quist', name: 'Ada Quist', job: 'Wheel builder', city: 'Leeds', alt: 'Ada at the bench' },
    { key: 'Ben_Oduya', name: 'Ben Oduya', job: 'Mechanic', city: 'Leeds', alt: 'Ben with a spanner' },
  ],
  scenes: [{ file: 'scenes/bench-dawn.svg', alt: 'A wheel on a bench', people: [], focal: { x: 40, y: 60 } }],
};

const TAXONOMY = {
  topics: ['colleagues', 'communities', 'leads-by-example'],
  regions: [{ id: 'west', label: 'The west' }],
  visitorTypes: [
    {
      id: 'student',
      colourScheme: 'dawn',
      choice: ['a student', 'or nearly one'],
      menu: 'Students',
      roles: 'See student roles',
    },
    {
      id: 'experienced',
      colourScheme: 'dusk',
      choice: 'experienced',
      menu: 'Experienced',
      roles: 'See roles',
    },
  ].map((type) => ({
    ...type,
    nextStep: 'Ask somebody',
    team: type.menu,
    recruits: `Looks after ${type.menu}`,
  })),
};

const MEMBER = {
  name: 'Ben Oduya',
  job: 'Mechanic',
  city: 'Leeds',
  region: 'west',
  schools: [],
  linked: 'https://www.quist.example/ben',
  text: 'I answer the door.\n\nI answer letters, too.',
  alt: 'Ben Oduya with a spanner in his hand',
};

const RESOURCE = {
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

const PINNED = {
  stories: { discover: ['how-we-mend'], recruit: ['ask-us'] },
  resources: ['cv-tips'],
  slides: { recruit: ['/jobs'] },
  team: 1,
  extraStory: { section: 'recruit', topic: 'colleagues', for: 'experienced' },
};
