import {
  assetKey,
  type DeckCard,
  type DeckCircle,
  type DeckSet,
  type DeckSlide,
  type Picture,
  type StoryGroup,
  type Topic,
  type VisitorType,
} from '@tamarack-lowe/content-model';

const picture = (name: string): Picture => ({
  src: `/media/pictures/${name}`,
  widths: [320],
  ratio: 1,
  colour: '#fbd6c8',
  focal: { x: 50, y: 50 },
});

export function makeCircle(circle: Partial<DeckCircle> = {}): DeckCircle {
  return {
    text: 'Our colleagues',
    media: 'scenes/table-dawn',
    type: 'image',
    size: 'm',
    desktop: { offset: 100, degree: 90 },
    story: { id: 'belonging' },
    picture: picture('scenes/table-dawn'),
    film: false,
    ...circle,
  };
}

export function makeSlide(path: string, circles: DeckCircle[]): DeckSlide {
  const words = { title: path, header: path, body: path, description: path };
  return { slug: path.slice(1), path, kind: 'field', bullets: [], circles, ...words };
}

export function makeCard(card: Pick<DeckCard, 'section' | 'slug'> & Partial<DeckCard>): DeckCard {
  const author = card.author ?? `Author of-${card.slug}`;
  return {
    label: card.slug,
    topic: 'colleagues',
    for: ['student', 'experienced'],
    author,
    media: `people/${assetKey(author)}`,
    single: false,
    picture: picture(`people/${assetKey(author)}`),
    ...card,
  };
}

function makeGroup(section: string, type: VisitorType, topic: Topic, count: number): StoryGroup {
  const slugs = Array.from({ length: count }, (_, index) => `${topic}-${type}-${index}`);
  return { topic, stories: slugs.map((slug) => makeCard({ section, slug, topic, for: [type] })) };
}

function makeSet(section: string, type: VisitorType): DeckSet {
  if (section === 'recruit') {
    return {
      slides: ['/how-we-recruit-1', '/how-we-recruit-2'].map((path) =>
        makeSlide(path, [makeCircle({ topic: 'courage-to-grow' })]),
      ),
      groups: [
        makeGroup(section, type, 'leads-by-example', 1),
        makeGroup(section, type, 'insatiable-curiosity', 2),
        makeGroup(section, type, 'courage-to-grow', type === 'experienced' ? 4 : 3),
      ],
    };
  }
  const paths = [
    '/together',
    '/discover-purpose-driven',
    '/discover-a-place-to-belong',
    '/discover-your-best-self',
    '/discover-what-success-looks-like',
    '/discover-your-story',
  ];
  // Experienced hires see one slide less, so that the index can be out of range after a swap.
  const shown = type === 'student' ? paths : paths.slice(0, 5);
  return {
    slides: shown.map((path) =>
      makeSlide(path, [makeCircle({ topic: 'colleagues' }), makeCircle({ topic: 'clients' }), makeCircle()]),
    ),
    groups: [makeGroup(section, type, 'colleagues', 4), makeGroup(section, type, 'clients', 1)],
  };
}

/** A small deck that obeys the rules of a real one: two sections, two visitor types, groups of one and of several. */
export function makeDeck() {
  const both = (section: string) => ({
    student: makeSet(section, 'student'),
    experienced: makeSet(section, 'experienced'),
  });
  return { discover: both('discover'), recruit: both('recruit') };
}
