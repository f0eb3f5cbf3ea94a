import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentCopy, contentCopy, EXAMPLE } from './contentCopy.ts';
import { FILMS, MEMBER, NOTES, PROMISES, RESOURCE, VOCABULARY } from './wholeFirmParts.ts';

type Slides = { section: string; slides: { path: string; circles: { topic?: string }[] }[] };

/** Stories that are like the one of the small firm, but for what is said here. */
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

function writeSlides(content: ContentCopy): void {
  const all = JSON.parse(readFileSync(join(EXAMPLE, 'slides/discover.json'), 'utf8')) as Slides;
  content.remove('slides/discover.json');
  for (const type of ['student', 'experienced']) {
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
          circles: first?.circles.map((circle) => ({
            ...circle,
            media: 'people/Ben_Oduya',
            story: { id: 'ask-us' },
          })),
        },
      ],
    });
  }
}

/** The small firm, grown: two sections, two visitor types, films, a team, resources, a document, facts and promises. */
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
  content.json('vocabulary.json', VOCABULARY);
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
  content.json('promises.json', PROMISES);
  return content;
}
