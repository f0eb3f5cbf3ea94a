// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { OpenedStoriesProvider, useForgetOpened, useMeeting, useMetPeople } from './openedStories.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const picture = { src: '', widths: [], ratio: 1, colour: '#000000', focal: { x: 50, y: 50 } };

function Story({ name, slug }: { name: string; slug: string }) {
  useMeeting({ name, href: `/stories/${slug}`, label: slug, picture });
  return null;
}

function Met() {
  const forget = useForgetOpened();
  const met = useMetPeople().map(({ name, href }) => `${name} ${href}`);
  return (
    <button type="button" onClick={forget}>
      {met.join(', ')}
    </button>
  );
}

test('each person of an opened story is listed once, the latest first, until the session is forgotten', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const open = (name: string, slug: string) =>
    act(async () =>
      root.render(
        <MemoryRouter>
          <OpenedStoriesProvider>
            <Story name={name} slug={slug} />
            <Met />
          </OpenedStoriesProvider>
        </MemoryRouter>,
      ),
    );
  await open('Amara Osei', 'one');
  await open('Noor Haddad', 'two');
  await open('Amara Osei', 'three');
  const button = document.querySelector('button');
  expect(button?.textContent).toBe('Amara Osei /stories/three, Noor Haddad /stories/two');

  await act(async () => button?.click());
  expect(button?.textContent).toBe('');
});
