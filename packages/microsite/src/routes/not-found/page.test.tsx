// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { renderInSession } from '../testing/renderInSession.tsx';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** Renders the page for an unknown address, with this response for its list of pages. */
async function renderWith(list: string) {
  const fetch = vi.fn(async () => new Response(list));
  vi.stubGlobal('fetch', fetch);
  const { container } = await renderInSession('/tangat', page.render(null, '/tangat'));
  await expect.poll(() => fetch.mock.calls.length).toBe(1);
  return container;
}

const suggestionsIn = (container: Element) =>
  [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

test('suggests pages with a similar address', async () => {
  const container = await renderWith(JSON.stringify([{ path: '/tangata', label: 'People' }]));
  await expect.poll(() => suggestionsIn(container)).toContain('/tangata');
});

test.each(['{}', 'null', '"pages"', '[null, 1, {"path": 2}]', '{"error":"none"}', '<h1>Sign in</h1>', ''])(
  'renders with %s as its list of pages',
  async (list) => {
    const container = await renderWith(list);
    await expect.poll(() => container.querySelector('h1')).not.toBeNull();
    expect(suggestionsIn(container)).toEqual([]);
  },
);
