// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { measureWhenIdle } from './measureWhenIdle.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs the navigator, and returns the stub of `fetch`. */
function browser(said: object = {}) {
  const send = vi.fn((_to: string, _options: RequestInit) => Promise.resolve(new Response()));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('navigator', said);
  return send;
}

function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('sends a report when the page is hidden, without search parameters and cookies', async () => {
  const send = browser();
  window.history.replaceState(null, '', '/rise/?name=Ada#top');
  await measureWhenIdle({ to: '/vitals' });
  expect(send).not.toHaveBeenCalled();
  hide();
  hide();
  expect(send).toHaveBeenCalledOnce();
  const [to, options] = send.mock.calls[0] ?? [];
  expect(to).toBe('/vitals');
  expect(options).toMatchObject({ credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' });
  expect(JSON.parse(String(options?.body))).toEqual({
    loaded: '/rise',
    pages: { '/rise': 1 },
    vitals: expect.any(Object),
  });
});

test.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])(
  'measures no visitor whose browser says %j, and does not ask for consent',
  async (said) => {
    const send = browser(said);
    const consent = vi.fn(() => true);
    await measureWhenIdle({ to: '/vitals', consent });
    hide();
    expect(consent).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  },
);

test('measures only visitors who consent', async () => {
  const send = browser();
  await measureWhenIdle({ to: '/vitals', consent: async () => false });
  hide();
  expect(send).not.toHaveBeenCalled();
  await measureWhenIdle({ to: '/vitals', consent: async () => true });
  hide();
  expect(send).toHaveBeenCalledOnce();
});
