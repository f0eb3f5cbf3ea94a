// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PagesProvider } from '../context/PagesProvider.tsx';
import { VisitorProvider } from '../context/VisitorProvider.tsx';
import { ofAll, picture, SEEDLING, TREE } from '../testing/fixtures.ts';
import { say } from '../testing/render.tsx';
import { IntroPage, type IntroPageProps } from './IntroPage.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// The flood is decorative, and no choice waits for it.
vi.mock('@tamarack-lowe/ui/flood', () => ({ startFlood: () => ({ leave: vi.fn(), land: vi.fn() }) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Renders the first page; the next page never loads. */
async function open({
  known = '',
  lastSlide,
  hasChosen = false,
}: Pick<Partial<IntroPageProps>, 'known' | 'lastSlide' | 'hasChosen'> = {}) {
  const onChoice = vi.fn<IntroPageProps['onChoice']>(async () => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const nothing = () => undefined;
  await act(async () =>
    createRoot(container).render(
      <PagesProvider value={{ say, language: 'en-CA' }}>
        <VisitorProvider type="seedling" types={[SEEDLING, TREE]} known>
          <IntroPage
            pictures={ofAll(picture)}
            hrefs={{ seedling: '/a', tree: '/b' }}
            known={known}
            hasChosen={hasChosen}
            lastSlide={lastSlide}
            onName={nothing}
            onForget={nothing}
            onStartOver={nothing}
            onChoice={onChoice}
            onRecruit={nothing}
          />
        </VisitorProvider>
      </PagesProvider>,
    ),
  );
  const press = () => act(async () => container.querySelector<HTMLElement>('a[href="/b"]')?.click());
  return { onChoice, press };
}

test('a second press is ignored until the first one has timed out', async () => {
  const { onChoice, press } = await open();
  await press();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await press();
  expect(onChoice).toHaveBeenCalledTimes(1);

  await act(() => vi.advanceTimersByTimeAsync(1000));
  await press();
  expect(onChoice).toHaveBeenCalledTimes(2);
});

test('after Back from the document of a choice, visitors can choose again', async () => {
  const { onChoice, press } = await open();
  await press();
  window.dispatchEvent(new Event('pagehide'));
  expect(onChoice.mock.calls[0]?.[0].left.aborted).toBe(true);
  await press();
  expect(onChoice).toHaveBeenCalledTimes(2);
});

test('Back aborts a choice at once, before the previous page renders, and leaves the next choice alone', async () => {
  const { onChoice, press } = await open();
  const left = (choice: number) => onChoice.mock.calls[choice]?.[0].left.aborted;
  await press();
  expect(left(0)).toBe(false);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(left(0)).toBe(true);

  await act(() => vi.advanceTimersByTimeAsync(5000));
  await press();
  expect(left(1)).toBe(false);
});

test('a returning visitor can go on at the slide of the last visit, with and without a name', async () => {
  const hello = () => document.querySelector('.site-intro__hello');
  await open();
  expect(hello()).toBeNull();
  document.body.replaceChildren();
  for (const [known, buttons] of [
    ['Amélie', 1],
    ['', 0],
  ] as const) {
    await open({ known, lastSlide: { href: '/slide-4', number: 4 } });
    expect(hello()?.querySelector('a')?.getAttribute('href')).toBe('/slide-4');
    expect(hello()?.querySelector('a')?.textContent).toContain('introGoOn');
    expect(hello()?.querySelectorAll('button')).toHaveLength(buttons);
    expect(document.querySelector('label')?.textContent).toBe(known ? 'introNameKept' : 'introNameLabel');
    document.body.replaceChildren();
  }
});

test('the choice of a visitor who has chosen before is the current one, and no choice of others', async () => {
  const current = () =>
    [...document.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
  await open();
  expect(current()).toEqual([]);
  document.body.replaceChildren();
  await open({ hasChosen: true });
  expect(current()).toEqual(['/a']);
});
