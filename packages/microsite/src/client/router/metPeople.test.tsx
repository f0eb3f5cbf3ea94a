// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const picture = { src: '/p', widths: [], ratio: 1, colour: '#000000', focal: { x: 50, y: 50 } };
const { site } = GROWN_FIRM;
const section = site.brand.sections[0]?.id ?? '';

afterEach(() => sessionStorage.clear());

/** Opens the site in a new document of the same tab. `open` opens the story of somebody, or the list of people. */
async function openDocument(language = site.language) {
  vi.resetModules();
  const { SiteProvider } = await import('../../site/SiteContext.tsx');
  const { forgetPeople, useMeeting, useMetPeople } = await import('./metPeople.ts');
  document.body.replaceChildren();
  const root: Root = createRoot(document.body.appendChild(document.createElement('div')));
  const surroundings = {
    logo: null,
    marks: {},
    typefaces: [],
    asks: { menu: true, country: true },
    year: 2026,
  };
  const value = { ...site, ...surroundings, language };

  function Story({ name, slug }: { name: string; slug: string }) {
    useMeeting({ name, href: site.paths.story(section, slug), label: `About ${slug}`, picture });
    return null;
  }

  function Met() {
    const met = useMetPeople().map(({ name, href, label }) => `${name} ${href.split('/').at(-1)} ${label}`);
    return (
      <button type="button" onClick={forgetPeople}>
        {met.join(', ')}
      </button>
    );
  }

  const open = (name?: string, slug = '') =>
    act(async () =>
      root.render(
        <SiteProvider value={value}>
          {name === undefined ? <Met /> : <Story name={name} slug={slug} />}
        </SiteProvider>,
      ),
    );
  return { open, leave: () => act(async () => root.unmount()) };
}

const button = () => document.querySelector('button');

test('each person of an opened story is listed once, the latest first, until they are forgotten', async () => {
  const { open, leave } = await openDocument();
  await open('Amara Osei', 'one');
  await open('Noor Haddad', 'two');
  await open('Amara Osei', 'three');
  await open();
  const listed = 'Amara Osei three About three, Noor Haddad two About two';
  expect(button()?.textContent).toBe(listed);

  await act(async () => button()?.click());
  await leave();
  await (await openDocument()).open();
  expect(button()?.textContent).toBe('');
});

test('people stay over a reload, the story that is open first, and twelve at most', async () => {
  const before = await openDocument();
  for (let story = 1; story <= 13; story += 1) await before.open(`Person ${story}`, `s${story}`);
  await before.leave();

  const { open } = await openDocument();
  await open('Person 5', 's5');
  await open();
  const met = button()?.textContent?.split(', ') ?? [];
  expect(met).toHaveLength(12);
  expect(met.slice(0, 3)).toEqual([
    'Person 5 s5 About s5',
    'Person 13 s13 About s13',
    'Person 12 s12 About s12',
  ]);
  expect(met.at(-1)).toBe('Person 2 s2 About s2');
});

test('people stay in the other language, without titles in this one', async () => {
  const before = await openDocument();
  await before.open('Amara Osei', 'one');
  await before.leave();
  const other = await openDocument('xx');
  await other.open();
  expect(button()?.textContent).toBe('Amara Osei one ');
  await other.leave();
  await (await openDocument()).open();
  expect(button()?.textContent).toBe('Amara Osei one About one');
});

test('a damaged or blocked storage has no people', async () => {
  for (const value of ['{', '{}', '[null]', '[{"name":"Amara"}]']) {
    sessionStorage.setItem('met', value);
    const { open, leave } = await openDocument();
    await open();
    expect(button()?.textContent).toBe('');
    await leave();
  }
});
