// @vitest-environment jsdom
import { act } from 'react';
import { useNavigate } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { renderInSession } from '../../routes/testing/renderInSession.tsx';
import { OpenedStoriesProvider, useForgetOpened, useOpenedStories } from './openedStories.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

beforeEach(() => sessionStorage.clear());

function Opened() {
  const navigate = useNavigate();
  return (
    <>
      <p>{[...useOpenedStories(GROWN_FIRM.site.paths)].sort().join(' ')}</p>
      <button type="button" onClick={() => void navigate('/ako-1/first-week')} />
      <button type="button" onClick={useForgetOpened()} />
    </>
  );
}

/** Opens a page in a new document of the same tab. */
async function openDocument(path: string, translations = {}) {
  const { container } = await renderInSession(
    path,
    <OpenedStoriesProvider translations={translations}>
      <Opened />
    </OpenedStoriesProvider>,
  );
  const [open, forget] = container.querySelectorAll('button');
  return {
    opened: () => container.querySelector('p')?.textContent,
    open: () => act(async () => open?.click()),
    forget: () => act(async () => forget?.click()),
  };
}

test('opened stories stay over a reload until the visitor starts over; slides are none', async () => {
  const first = await openDocument('/ako-2');
  expect(first.opened()).toBe('');
  await first.open();
  expect(first.opened()).toBe('/ako-1/first-week');

  const reloaded = await openDocument('/ako-2');
  expect(reloaded.opened()).toBe('/ako-1/first-week');
  await reloaded.forget();
  expect(reloaded.opened()).toBe('');
  expect((await openDocument('/ako-3')).opened()).toBe('');
});

test('a story that was opened in another language is opened in this one', async () => {
  await openDocument('/xx/ako-1/tahi', { mi: '/ako-1/first-week' });
  expect((await openDocument('/ako-1')).opened()).toBe('/ako-1/first-week');
});

test('a damaged storage has no opened stories', async () => {
  for (const value of ['{', 'null', '{}', '5']) {
    sessionStorage.setItem('opened', value);
    expect((await openDocument('/ako-1')).opened()).toBe('');
  }
});
