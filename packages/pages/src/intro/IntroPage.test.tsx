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
// The light is decorative, and no choice waits for it.
vi.mock('@tamarack-lowe/ui/flood', () => ({ startFlood: () => ({ leave: vi.fn(), land: vi.fn() }) }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** The first page, whose next page never comes. */
async function open() {
  const onChoice = vi.fn<IntroPageProps['onChoice']>(async () => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const nothing = () => undefined;
  await act(async () =>
    createRoot(container).render(
      <PagesProvider value={{ say, language: 'en-CA' }}>
        <VisitorProvider type="seedling" types={[SEEDLING, TREE]} known={false}>
          <IntroPage
            pictures={ofAll(picture)}
            hrefs={{ seedling: '/a', tree: '/b' }}
            known=""
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

test('a second press belongs to the first, until the page has been waited for long enough', async () => {
  const { onChoice, press } = await open();
  await press();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  await press();
  expect(onChoice).toHaveBeenCalledTimes(1);

  await act(() => vi.advanceTimersByTimeAsync(1000));
  await press();
  expect(onChoice).toHaveBeenCalledTimes(2);
});

test('whoever comes back from the document that a choice led to can choose again', async () => {
  const { onChoice, press } = await open();
  await press();
  window.dispatchEvent(new Event('pagehide'));
  await press();
  expect(onChoice).toHaveBeenCalledTimes(2);
});

test('a choice is left as soon as the visitor goes back, though the page before has not come yet; the next one is not', async () => {
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
