// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { renderInSession } from '../testing/renderInSession.tsx';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => document.body.replaceChildren());

/** Renders the page for an unknown address, with this response for its list of pages. */
async function drawWith(list: string) {
  const fetch = vi.fn(async () => new Response(list));
  vi.stubGlobal('fetch', fetch);
  const { container } = await renderInSession('/tangat', page.render(null, '/tangat'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  return container;
}

const nearIn = (container: Element) =>
  [...container.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

test('offers what resembles the address', async () => {
  const container = await drawWith(JSON.stringify([{ path: '/tangata', label: 'People' }]));
  await vi.waitFor(() => expect(nearIn(container)).toContain('/tangata'));
});

test.each(['{}', 'null', '"pages"', '[null, 1, {"path": 2}]', '{"error":"none"}', '<h1>Sign in</h1>', ''])(
  'stands there with %s for its list of pages',
  async (list) => {
    const container = await drawWith(list);
    await vi.waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    expect(nearIn(container)).toEqual([]);
  },
);
