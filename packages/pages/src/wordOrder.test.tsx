import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CampusPage } from './campus/CampusPage.tsx';
import { PagesProvider } from './context/PagesProvider.tsx';
import { EventList } from './events/EventList.tsx';
import { ResourceQuote } from './resource/ResourceBody.tsx';
import { PlayDialog } from './slides/PlayDialog.tsx';
import { SlidesPage } from './slides/SlidesPage.tsx';
import { YourRing } from './slides/YourRing.tsx';
import { StoryEnd } from './story/StoryEnd.tsx';
import type { StorySurroundings } from './story/storyData.ts';
import { event, film, ofAll, picture, pictures, slide, story } from './testing/fixtures.ts';
import { sayFrom } from './testing/render.tsx';

/** Labels in the opposite word order. */
const words = {
  language: 'fr-CA',
  say: sayFrom({
    campusFilmMeta: '{meta} | {title}',
    eventsAddOne: '{title} | calendrier',
    eventsMore: '{title} | suite',
    memberIn: '{city} | {job}',
    metStory: '{title} | {name}',
    nextStoryOf: '{title} | suivant',
    nextStory: 'suivant',
    quoted: '« {text} »',
    slideNamed: '{title} | {number} sur {count}',
  }),
};
const draw = (part: React.ReactNode) =>
  renderToStaticMarkup(<PagesProvider value={words}>{part}</PagesProvider>).replaceAll('<!-- -->', '');
const nothing = () => undefined;

function storyEnd(around: Pick<StorySurroundings, 'recruiter' | 'next'>): string {
  const back = { label: 'Roots', href: '/roots' };
  const everybody = { back, prev: null, related: [], ...around };
  return draw(<StoryEnd story={story} around={{ everybody }} jobs={ofAll('/jobs')} />);
}

test('the name and the announcement of a slide follow the label', () => {
  const markup = draw(
    <SlidesPage
      section="Trees"
      slidesOf={{ everybody: [slide] }}
      index={0}
      onShow={nothing}
      change="slide"
      slideDurationMs={1000}
      seed={1}
      name=""
      opened={new Set()}
      hrefOf={() => '/oldest'}
      phrase="Grow slowly"
      jobs={ofAll('/jobs')}
    />,
  );
  expect(markup.match(/Roots \| 1 sur 1/g)).toHaveLength(2);
});

test('the portrait of a person whom the visitor met has the name of their story', () => {
  const ash = { name: 'Ash', href: '/ash', label: 'Bark', picture };
  const ring = (
    <YourRing
      type="everybody"
      level={1}
      name=""
      eyebrow="Your ring"
      title={['Grow']}
      phrase="Grow slowly"
      jobs={undefined}
      met={[ash]}
    />
  );
  expect(draw(ring)).toContain('alt="Bark | Ash"');
});

test('links and buttons of an event have its title in their accessible name', () => {
  const markup = draw(
    <EventList
      events={[event]}
      filterKey=""
      provinces={[]}
      calendar={{
        fileOf: () => '/walk.ics',
        fileOfAll: () => null,
        feed: null,
        make: async () => undefined,
      }}
      now={Date.parse('2027-01-01T12:00Z')}
    />,
  );
  expect(markup).toContain('aria-label="A walk in the woods | calendrier"');
  expect(markup).toContain('<span class="gt-visually-hidden">A walk in the woods | suite</span>');
});

test('the recruiter has job and city in the order of the label', () => {
  const recruiter = { name: 'Elm', job: 'Guide', city: 'Elmdale', href: '/elm', picture };
  expect(storyEnd({ recruiter, next: null })).toContain('Elmdale | Guide');
});

test('quotes have the quotation marks of the language', () => {
  const quote = { type: 'quote', text: 'It grew.', by: 'Ash, Forester', portrait: null } as const;
  expect(draw(<ResourceQuote {...quote} />)).toContain('« It grew. »');
});

test('the title of a film is where the label puts it', () => {
  const markup = draw(<CampusPage film={film} posters={pictures} resources={[]} documents={[]} />);
  expect(markup.replaceAll(/<\/?span>/g, '')).toContain('filmMeta | <strong>How a tree grows</strong>');
});

test('a film over its slide has captions in the language of the page first', () => {
  const captions = ['en', 'fr'].map((lang) => ({ lang, src: `/film.${lang}.vtt`, label: lang }));
  const markup = draw(<PlayDialog film={{ ...film, captions }} href="?play=film" onClose={nothing} />);
  expect(markup.match(/srclang="\w+"/gi)).toEqual(['srcLang="fr"', 'srcLang="en"']);
});

test('no text stands between the lines of the next story if the label does not end with its title', () => {
  const next = { label: 'Bark', href: '/bark', title: 'The bark', name: 'Elm', job: 'Guide', picture };
  expect(storyEnd({ recruiter: null, next })).toContain('<span class="story-nav__between"></span>');
});
