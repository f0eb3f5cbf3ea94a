import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CampusFilm } from './campus/CampusFilm.tsx';
import { PagesProvider } from './context/PagesProvider.tsx';
import { EventItem } from './events/EventItem.tsx';
import { ResourceQuote } from './resource/ResourceQuote.tsx';
import { MetPeople } from './slides/MetPeople.tsx';
import { PlayDialog } from './slides/PlayDialog.tsx';
import { SlidesPage } from './slides/SlidesPage.tsx';
import { NextStep } from './story/NextStep.tsx';
import { StoryNav } from './story/StoryNav.tsx';
import { event, film, hours, ofAll, picture, slide, story } from './testing/fixtures.ts';
import { sayFrom } from './testing/sayings.ts';

/** A language that puts things the other way round. */
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

test('a slide is named and announced as the language does', () => {
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

test('who was met is named with their story', () => {
  const ash = { name: 'Ash', href: '/ash', label: 'Bark', picture };
  expect(draw(<MetPeople people={[ash]} label="Met" />)).toContain('alt="Bark | Ash"');
});

test('an event says what its links and buttons are for', () => {
  const markup = draw(
    <EventItem
      event={event}
      provinces={[]}
      level={3}
      past={false}
      next={false}
      file="/walk.ics"
      make={async () => undefined}
    />,
  );
  expect(markup).toContain('aria-label="A walk in the woods | calendrier"');
  expect(markup).toContain('<span class="gt-visually-hidden">A walk in the woods | suite</span>');
});

test('whom to ask is told with job and place', () => {
  const recruiter = { name: 'Elm', job: 'Guide', city: 'Elmdale', href: '/elm', picture };
  expect(
    draw(<NextStep story={story} recruiter={recruiter} type="everybody" jobs={ofAll('/jobs')} />),
  ).toContain('Elmdale | Guide');
});

test('quotes have the marks of the language', () => {
  const quote = { type: 'quote', text: 'It grew.', by: 'Ash, Forester', portrait: null } as const;
  expect(draw(<ResourceQuote {...quote} />)).toContain('« It grew. »');
});

test('the title of a film stands where the language puts it', () => {
  const markup = draw(<CampusFilm film={film} posters={hours} />);
  expect(markup.replaceAll(/<\/?span>/g, '')).toContain('filmMeta | <strong>How a tree grows</strong>');
});

test('a film over its slide has its captions, those of the page first', () => {
  const captions = ['en', 'fr'].map((lang) => ({ lang, src: `/film.${lang}.vtt`, label: lang }));
  const markup = draw(<PlayDialog film={{ ...film, captions }} href="?play=film" onClose={nothing} />);
  expect(markup.match(/srclang="\w+"/gi)).toEqual(['srcLang="fr"', 'srcLang="en"']);
});

test('nothing of the name of the next story is drawn where its title does not stand last', () => {
  const next = { label: 'Bark', href: '/bark', title: 'The bark', name: 'Elm', job: 'Guide', picture };
  expect(draw(<StoryNav prev={null} next={next} />)).toContain('<span class="story-nav__between"></span>');
});
