import type { SiteVisitorTypes } from '@tamarack-lowe/content-model';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ConnectPage } from './connect/ConnectPage.tsx';
import { PagesProvider } from './context/PagesProvider.tsx';
import { DocumentFrame } from './frame/DocumentFrame.tsx';
import { FrameHeader } from './frame/FrameHeader.tsx';
import { IntroPage } from './intro/IntroPage.tsx';
import { MemberPage } from './member/MemberPage.tsx';
import { SlidesPage } from './slides/SlidesPage.tsx';
import { StoryPage } from './story/StoryPage.tsx';
import { OWL, ofAll, picture, SEEDLING, slide, story, TREE } from './testing/fixtures.ts';
import { render, say } from './testing/render.tsx';

const FIRMS: [string, SiteVisitorTypes][] = [
  ['one', [SEEDLING]],
  ['two', [SEEDLING, TREE]],
  ['three', [SEEDLING, TREE, OWL]],
];

const nothing = () => undefined;
const intro = (
  <IntroPage
    pictures={ofAll(picture)}
    hrefs={{ seedling: '/a', tree: '/b', owl: '/c' }}
    known=""
    onName={nothing}
    onForget={nothing}
    onStartOver={nothing}
    onChoice={async () => undefined}
    onRecruit={nothing}
  />
);
const ash = { slug: 'ash', href: '/ash', name: 'Ash Grove', picture };
const member = { ...ash, job: 'Forester', city: 'Elmdale', schools: [], alt: 'Ash', text: ['Hello.'] };
const here = { label: 'Roots', href: '/roots' };
const recruiter = { name: 'Elm', job: 'Guide', city: 'Elmdale', href: '/elm', picture };

test.each(FIRMS)(
  'the first page of a firm with %s has a circle for each, and a question if there are several',
  (_, types) => {
    const markup = render(intro, 'en-CA', types);
    expect(markup.match(/gt-choice__label/g)).toHaveLength(types.length);
    for (const { label, colourScheme } of types)
      expect(markup).toMatch(new RegExp(`data-tone="${colourScheme}".*${label}<`));
    expect(markup.includes('id="i-am"')).toBe(types.length > 1);
  },
);

test.each(FIRMS)('a story of a firm with %s has an end for each, in its own words', (_, types) => {
  const around = ofAll({ back: here, prev: null, next: null, recruiter, related: [] });
  const markup = render(<StoryPage story={story} around={around} jobs="https://e.com" />, 'en-CA', types);
  expect(markup.match(/class="story-step"/g)).toHaveLength(types.length);
  for (const [place, { nextStep, roles }] of types.entries())
    expect(markup).toMatch(new RegExp(`data-for="${place}">.*${nextStep}<.*${roles}<`));
});

test.each(FIRMS)('the team of a firm with %s has a filter by type if colleagues differ in it', (_, types) => {
  const team = [
    { ...member, recruits: types.map(({ id }) => id) },
    { ...member, slug: 'elm', recruits: ['seedling'] },
  ];
  const wanted = { region: null, school: null, recruits: null };
  const page = <ConnectPage team={team} filter={wanted} regions={[]} onChoose={nothing} onClear={nothing} />;
  const options = render(page, 'en-CA', types).match(/<option value="[a-z]+"/g) ?? [];
  expect(options).toHaveLength(types.length > 1 ? types.length : 0);
});

test('the paragraph of a slide renders once, or for each type if the words differ', () => {
  const of = (body: string) => [{ ...slide, kind: 'field' as const, body, circles: [] }];
  const bodies = (seedling: string, tree: string) => {
    const slidesOf = { seedling: of(seedling), tree: of(tree) };
    const page = (
      <SlidesPage
        section="Roots"
        slidesOf={slidesOf}
        index={0}
        onShow={nothing}
        change="slide"
        slideDurationMs={500}
        seed={1}
        name=""
        opened={new Set()}
        hrefOf={() => '/'}
        phrase="a ring"
        jobs="https://e.com"
      />
    );
    return /class="gt-slide__body"[^>]*>(.*?)<\/div>/.exec(render(page))?.[1];
  };
  expect(bodies('Grow.', 'Grow.')).toBe('<span>Grow.</span>');
  expect(bodies('Grow.', 'Stand.')).toBe(
    '<span><span class="site-for" data-for="0">Grow.</span><span class="site-for" data-for="1">Stand.</span></span>',
  );
});

test('the page of a colleague names the types that they recruit, if there are several', () => {
  const whom = (recruits: string[], types: SiteVisitorTypes) => {
    const page = (
      <MemberPage member={{ ...member, linked: '/', recruits }} previous={ash} next={ash} back="/" />
    );
    return /<p class="member__for">([^<]*)</.exec(render(page, 'en-CA', types))?.[1];
  };
  const all: SiteVisitorTypes = [SEEDLING, TREE, OWL];
  expect(whom(['tree'], all)).toBe('Looks after each tree');
  expect(whom(['seedling', 'owl'], all)).toBe('Looks after each seedling · Looks after each owl');
  expect(whom(['seedling', 'tree', 'owl'], all)).toBe('memberRecruitsAll');
  expect(whom(['seedling'], [SEEDLING])).toBeUndefined();
});

test('the page of a colleague offers an address to write to, if there is one', () => {
  const linksOf = (address: object) => {
    const colleague = { ...member, linked: 'https://e.com/ash', recruits: ['tree'], ...address };
    const page = render(<MemberPage member={colleague} previous={ash} next={ash} back="/" />);
    return [...page.matchAll(/<a (?=[^>]*class="gt-button")[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  };
  expect(linksOf({ email: 'ash@e.com' })).toEqual(['mailto:ash@e.com', 'https://e.com/ash']);
  expect(linksOf({})).toEqual(['https://e.com/ash']);
});

test('the root has the visitor type, its colour scheme and its index', () => {
  const root = (place: number) => {
    const type = [SEEDLING, TREE, OWL][place] ?? SEEDLING;
    const document = render(
      <DocumentFrame type={type} typeIndex={place} menuOpened={false}>
        Roots
      </DocumentFrame>,
    );
    return /<html[^>]*>/.exec(document)?.[0];
  };
  expect(root(0)).toContain('class="path-seedling" data-gt-scheme="dawn"');
  expect(root(1)).toContain('class="path-tree gt-dusk" data-as="1" data-gt-scheme="dusk"');
  expect(root(2)).toContain('class="path-owl gt-night" data-as="2" data-gt-scheme="night"');
});

test('a visitor type without a corner button has an empty corner', () => {
  const corners = { of: { seedling: here, tree: null }, all: null };
  const header = <FrameHeader logo={null} home="/" menuOpened={false} onMenu={nothing} corners={corners} />;
  expect(render(header)).toContain('<div class="site-for" data-for="1"></div>');
});

test('without VisitorProvider, one type for all visitors has the words of labels', () => {
  const markup = renderToStaticMarkup(
    <PagesProvider value={{ say, language: 'en-CA' }}>
      <IntroPage {...intro.props} hrefs={{ everybody: '/roots' }} pictures={{ everybody: picture }} />
    </PagesProvider>,
  );
  expect(markup).toMatch(/href="\/roots".*introBegin</);
});
