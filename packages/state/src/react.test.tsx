// @vitest-environment jsdom
import { act, lazy, StrictMode, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useStore } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { navigated, navigationRequested } from './events.ts';
import { SiteStoreProvider, useNavigationRequests, useSiteDispatch, useSiteSelector } from './react.tsx';
import { selectUserName, selectUserType } from './selectors.ts';
import { selectPicks, selectStories } from './spec.ts';
import type { SiteState } from './storeTypes.ts';
import { openSite } from './testing/openSite.ts';
import { chooseVisitorType } from './visitorType.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => {
  document.body.replaceChildren();
});

function Page() {
  const type = useSiteSelector(selectUserType);
  const name = useSiteSelector(selectUserName);
  const stories = useSiteSelector((state) => selectStories(state, 'discover'));
  const picks = useSiteSelector((state) => selectPicks(state, 'discover'));
  return (
    <p className={`path-${type}`}>
      {name}, {stories.map(({ slug }) => slug).join(' ')}, {picks[0]?.slug}
    </p>
  );
}

/** Stands for the router, and is drawn again when the type changes. */
function Router({ performed }: { performed: string[] }) {
  useSiteSelector(selectUserType);
  useNavigationRequests((path) => performed.push(path));
  return null;
}

function Choice() {
  const dispatch = useSiteDispatch();
  return (
    <button type="button" onClick={() => dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))}>
      I am experienced
    </button>
  );
}

const page = (store: ReturnType<typeof openSite>['store'], children = <Page />) => (
  <SiteStoreProvider store={store}>{children}</SiteStoreProvider>
);

/** The built page in an element of its own, as it comes to every visitor. */
function built(children = <Page />): HTMLElement {
  const container = document.createElement('div');
  const html = renderToString(page(openSite().store, children));
  container.append(document.createRange().createContextualFragment(html));
  return container;
}

/** Hydrates the built page with what a visitor brings, and returns the errors that React reports. */
async function hydrate(site: ReturnType<typeof openSite>, children = <Page />) {
  const container = built(children);
  document.body.append(container);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, page(site.store, children), {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return { container, errors };
}

it('hydrates the built page without an error, whatever is remembered, and then shows it', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const userType of ['', 'student', 'experienced', 'corrupt']) {
    for (const userName of ['', 'A', 'Amara', '<b>Kofi</b>']) {
      const site = openSite({ remembered: { userType, userName } });
      const { container, errors } = await hydrate(site);
      const type = userType === 'experienced' ? 'experienced' : 'student';
      expect(errors).toEqual([]);
      expect(container.querySelector('p')?.className).toBe(`path-${type}`);
      expect(container.textContent).toContain(`colleagues-${type}-0`);
      expect(container.textContent?.startsWith(`${userName.length > 1 ? userName : ''},`)).toBe(true);
    }
  }
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

it('hydrates late parts with the state the page was built with', async () => {
  const answers: (() => void)[] = [];
  const Late = lazy(
    () => new Promise<{ default: typeof Page }>((resolve) => answers.push(() => resolve({ default: Page }))),
  );
  const site = openSite({ remembered: { userType: 'experienced', userName: 'Amara' } });
  const container = built(
    <Suspense>
      <Page />
    </Suspense>,
  );
  const errors: unknown[] = [];
  await act(async () => {
    const late = (
      <Suspense>
        <Late />
      </Suspense>
    );
    hydrateRoot(container, page(site.store, late), { onRecoverableError: (error) => errors.push(error) });
  });
  expect(selectUserType(site.store.getState())).toBe('experienced');
  await act(async () => answers[0]?.());
  expect(errors).toEqual([]);
  expect(container.textContent).toContain('Amara');
  expect(container.querySelector('p')?.className).toBe('path-experienced');
});

/** Tells the name that the store knows when effects of the page begin. */
function NameAtFirstEffect({ tell }: { tell: (name: string) => void }) {
  const store = useStore<SiteState>();
  useEffect(() => tell(selectUserName(store.getState())), [store, tell]);
  return null;
}

it('knows what is remembered before the first effect of the page', async () => {
  const names: string[] = [];
  const tell = (name: string) => void names.push(name);
  await hydrate(openSite({ remembered: { userName: 'Amara' } }), <NameAtFirstEffect tell={tell} />);
  expect(names).toEqual(['Amara']);
});

it('opens the site once, in strict mode too', async () => {
  const site = openSite();
  await hydrate(
    site,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  expect(site.calls).toEqual(['menu', 'country']);
});

it('follows other tabs while it is on screen, and no longer', async () => {
  const site = openSite();
  const container = built();
  const root = await act(async () => hydrateRoot(container, page(site.store)));
  const change = (newValue: string) =>
    act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'userType', newValue }));
    });
  await change('experienced');
  expect(container.querySelector('p')?.className).toBe('path-experienced');
  await act(async () => root.unmount());
  await change('student');
  expect(selectUserType(site.store.getState())).toBe('experienced');
});

it('performs each requested navigation once', async () => {
  const site = openSite({ with: { onNavigate: undefined } });
  const performed: string[] = [];
  await hydrate(site, <Router performed={performed} />);
  expect(performed).toEqual([]);
  await act(async () => void site.store.dispatch(navigationRequested({ path: '/connect-with-us/' })));
  await act(async () => void site.store.dispatch(navigationRequested({ path: '/connect-with-us/' })));
  await act(async () => void site.store.dispatch(navigated({ path: '/connect-with-us/' })));
  expect(performed).toEqual(['/connect-with-us/', '/connect-with-us/']);
});

it('performs a requested navigation once although its page renders again', async () => {
  const site = openSite({ with: { onNavigate: undefined } });
  const performed: string[] = [];
  await hydrate(site, <Router performed={performed} />);
  await act(async () => site.store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' })));
  await act(async () => site.store.dispatch(chooseVisitorType({ type: 'student', from: '/together' })));
  expect(performed).toEqual(['/together']);
});

it('gives components a dispatch that knows the thunks', async () => {
  const site = openSite();
  const { container } = await hydrate(site, <Choice />);
  await act(async () => container.querySelector('button')?.click());
  expect(site.navigations).toEqual(['/together']);
});
