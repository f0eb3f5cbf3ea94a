import { expect, test } from 'vitest';
import { openContent } from '../read/openContent.ts';
import { createSources } from '../read/sources.ts';
import { HIRING } from '../testing/hiringFile.ts';
import { PATHWAY } from '../testing/pathwayFile.ts';
import { type AnySet, type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';

const TODAY = '2026-11-27';

/** A summary that names nobody. */
const SUMMARY = 'A wheel came back three times before anybody asked why, and the bench has changed.';

/** A firm whose Ada Quist has left by this record; Ben Oduya is still there. */
function firmWithout(record: object, change: (content: ReturnType<typeof wholeFirm>) => void = () => {}) {
  const content = wholeFirm();
  const consent = { uses: ['story'], languages: ['en-GB'], until: '2030-01-01' };
  content.json('consents.json', {
    people: [
      { person: 'Ada_Quist', ...consent, ...record },
      { person: 'Ben_Oduya', ...consent },
    ],
  });
  for (const story of ['discover/the-long-way-round', 'recruit/ask-us'])
    content.edit(`stories/${story}/story.json`, (value) => Object.assign(value, { summary: SUMMARY }));
  change(content);
  return content;
}
const slugsOf = (root: string, today?: string) =>
  createSources(root, { today })
    .stories()
    .map(({ slug }) => slug);

test('the stories of a person leave on the day of the withdrawal, and not before', () => {
  using content = firmWithout({ withdrawn: TODAY });
  const own = createSources(content.root)
    .stories()
    .filter(({ author }) => author.name === 'Ada Quist');
  expect(own.length).toBeGreaterThan(1);
  const left = slugsOf(content.root, TODAY);
  expect(left.length).toBe(slugsOf(content.root).length - own.length);
  expect(slugsOf(content.root, '2026-11-26')).toEqual(slugsOf(content.root));
});

test('a consent holds on its last day, and is over on the next', () => {
  using content = firmWithout({ until: TODAY });
  expect(slugsOf(content.root, TODAY)).toEqual(slugsOf(content.root));
  expect(slugsOf(content.root, '2026-11-28').length).toBeLessThan(slugsOf(content.root).length);
});

test('each page that is gone knows the nearest story that stays', () => {
  using content = firmWithout({ withdrawn: TODAY });
  const sources = createSources(content.root, { today: TODAY });
  const staying = sources.stories().map(({ section, slug }) => `${section}/${slug}`);
  const gone = sources.gonePages().filter((page) => page.kind === 'story');
  expect(gone.length).toBeGreaterThan(0);
  for (const page of gone)
    if (page.kind === 'story') expect(staying).toContain(`${page.section}/${page.near}`);
});

test('no circle leads to a story that is gone, or has a picture of the person', () => {
  using content = firmWithout({ withdrawn: TODAY });
  const sources = createSources(content.root, { today: TODAY });
  const circles = sources
    .slideSets()
    .flatMap(({ section, slides }) =>
      slides.flatMap((slide) => slide.circles.map(({ media, story }) => ({ section, media, id: story.id }))),
    );
  const slugs = new Set(sources.stories().map(({ section, slug }) => `${section}/${slug}`));
  expect(circles.filter(({ media }) => media === 'people/Ada_Quist')).toEqual([]);
  expect(
    circles.filter(({ section, id }) => id !== 'play' && id !== 'menders' && !slugs.has(`${section}/${id}`)),
  ).toEqual([]);
});

const asBen = (content: ReturnType<typeof wholeFirm>, body: unknown[], images?: AnyStory['images']) =>
  content.edit<AnyStory>(MENDING, (story) =>
    Object.assign(story, {
      author: { name: 'Ben Oduya', job: 'Mechanic, Leeds' },
      summary: SUMMARY,
      body,
      ...(images && { images, theme: 'two-photo' }),
    }),
  );
const mending = (root: string, today = TODAY) =>
  createSources(root, { today })
    .stories()
    .find(({ slug }) => slug === 'how-we-mend');

test('in a story of somebody else, the paragraphs, items and quotes that name the person leave', () => {
  const body = [
    'It began with a wheel.',
    'Ada Quist showed me how to true it.',
    { type: 'heading', text: 'What she said' },
    { type: 'quote', text: 'Slowly.', by: 'Ada Quist, Wheel builder' },
    { type: 'heading', text: 'Since then' },
    { type: 'list', items: ['I listen.', 'I ask Ada.', 'I wait.'] },
    'It still runs.',
    'So do I.',
  ];
  using content = firmWithout({ withdrawn: TODAY }, (firm) => asBen(firm, body));
  expect(mending(content.root)?.body).toEqual([
    'It began with a wheel.',
    { type: 'heading', text: 'Since then' },
    { type: 'list', items: ['I listen.', 'I wait.'] },
    'It still runs.',
    'So do I.',
  ]);
});

test('a list of which one item stays is a paragraph', () => {
  const body = ['One.', { type: 'list', items: ['I listen.', 'I ask Ada.'] }, 'Two.'];
  using content = firmWithout({ withdrawn: TODAY }, (firm) => asBen(firm, body));
  expect(mending(content.root)?.body).toEqual(['One.', { type: 'paragraph', text: 'I listen.' }, 'Two.']);
});

test('a story that loses half of its blocks leaves as a whole, as does one whose title names the person', () => {
  const half = ['Ada Quist came.', 'Ada sat down.', 'It rained.', 'We talked.'];
  using content = firmWithout({ withdrawn: TODAY }, (firm) => asBen(firm, half));
  expect(mending(content.root)).toBeUndefined();
  using titled = firmWithout({ withdrawn: TODAY }, (firm) => {
    asBen(firm, ['One.', 'Two.', 'Three.']);
    firm.edit<AnyStory>(MENDING, (story) => Object.assign(story, { title: ['A day with Ada', 'Quist'] }));
  });
  expect(mending(titled.root)).toBeUndefined();
});

test('a picture of the person leaves, and the layout follows the pictures that stay', () => {
  const images = [
    { media: 'people/Ada_Quist', type: 'image', alt: 'Ada Quist at the bench' },
    { media: 'people/Ben_Oduya', type: 'image', alt: 'A man with a spanner' },
  ];
  using content = firmWithout({ withdrawn: TODAY }, (firm) => asBen(firm, ['One.', 'Two.'], images));
  expect(mending(content.root)).toMatchObject({ theme: 'one-photo', images: [images[1]] });
});

test('the portrait of the author stands in where no picture stays', () => {
  const images = [{ media: 'people/Ada_Quist', type: 'image', alt: 'Ada Quist at the bench' }];
  using content = firmWithout({ withdrawn: TODAY }, (firm) => asBen(firm, ['One.', 'Two.'], images));
  expect(mending(content.root)?.images).toEqual([
    { media: 'people/Ben_Oduya', type: 'image', alt: 'Ben Oduya, Mechanic, Leeds' },
  ]);
});

test('a link to a page that is gone leads to the nearest story', () => {
  using content = firmWithout({ withdrawn: TODAY }, (firm) => {
    const { path } =
      createSources(firm.root)
        .brand()
        .sections.find(({ id }) => id === 'discover') ?? {};
    const link = { type: 'router-link', text: 'Read on', path: `${path}/first-ride`, target: '_self' };
    asBen(firm, ['One.', 'Two.', link]);
  });
  const { brand, gonePages } = createSources(content.root, { today: TODAY });
  const base = brand().sections.find(({ id }) => id === 'discover')?.path ?? '';
  const gone = gonePages().find(({ slug }) => slug === 'first-ride');
  const near = gone?.kind === 'story' ? gone.near : null;
  expect(near).not.toBeNull();
  const link = mending(content.root)?.body.at(-1);
  expect(link).toMatchObject({ path: `${base}/${near}` });
});

test('a sentence of a summary that names the person leaves; the title stands in where nothing else stays', () => {
  const firmWith = (summary: string) =>
    firmWithout({ withdrawn: TODAY }, (firm) =>
      firm.edit('resources/cv-tips.json', (value) => Object.assign(value, { summary })),
    );
  const summaryOf = (root: string) => createSources(root, { today: TODAY }).resources()[0]?.summary;
  using some = firmWith('Two pages are plenty, and one is better. Ada Quist reads them all.');
  expect(summaryOf(some.root)).toBe('Two pages are plenty, and one is better.');
  using none = firmWith('Ada Quist reads them all, and she says that two pages are plenty for her.');
  expect(summaryOf(none.root)).toBe('Two pages are plenty.');
});

test('what steps of hiring say of a person leaves; the words for another visitor type stand in, and empty ones stay empty', () => {
  using content = firmWithout({ withdrawn: TODAY }, (firm) => {
    const [first, ...others] = HIRING.steps;
    const both = { student: 'Ada Quist', experienced: 'A partner; Ada Quist in Leeds; two of the team.' };
    const said = { ...first, meet: both, hear: 'Ada Quist writes; a reply comes.', no: 'Ada Quist calls.' };
    firm.json('hiring.json', { ...HIRING, steps: [said, ...others] });
  });
  const [step] = createSources(content.root, { today: TODAY }).hiring()?.steps ?? [];
  expect(step).toMatchObject({
    meet: { student: 'A partner; two of the team.', experienced: 'A partner; two of the team.' },
    hear: 'A reply comes.',
    no: '',
  });
});

test('a page of hiring whose picture shows a person has none', () => {
  const pictureOf = (media: string) => {
    using content = firmWithout({ withdrawn: TODAY }, (firm) => {
      const { hiring, promises } = HIRING.pages;
      firm.json('hiring.json', { ...HIRING, pages: { hiring: { ...hiring, media }, promises } });
    });
    return createSources(content.root, { today: TODAY }).hiring()?.pages.hiring;
  };
  expect(pictureOf('people/Ben_Oduya')).toHaveProperty('media', 'people/Ben_Oduya');
  expect(pictureOf('people/Ada_Quist')).not.toHaveProperty('media');
});

test('what programs to a credential say of a person leaves', () => {
  using content = firmWithout({ withdrawn: TODAY }, (firm) => {
    firm.json('pathway.json', { ...PATHWAY, decides: 'Ada Quist explains it. Ask your body.' });
  });
  expect(createSources(content.root, { today: TODAY }).pathway()?.decides).toBe('Ask your body.');
});

test('share cards, and the team, have other people', () => {
  using content = firmWithout({}, (firm) => {
    firm.edit<{ people: object[] }>('consents.json', ({ people }) =>
      Object.assign(people[1] ?? {}, { withdrawn: TODAY }),
    );
  });
  const sources = createSources(content.root, { today: TODAY });
  expect(sources.members()).toEqual([]);
  expect(sources.share()?.portraits).not.toContain('people/Ben_Oduya');
  expect(sources.gonePages()).toContainEqual({ kind: 'member', slug: 'ben-oduya' });
});

test('without a day, and without a record, content is as it is written', () => {
  using content = firmWithout({ withdrawn: TODAY });
  const { listGonePages } = openContent(content.root);
  expect(listGonePages()).toEqual([]);
  const sets = createSources(content.root).slideSets() as unknown as AnySet[];
  expect(JSON.stringify(sets)).toContain('people/Ada_Quist');
});
