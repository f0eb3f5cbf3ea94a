// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** Loads the module as a new document does: it remembers the measurement of its session. */
function loadModule() {
  vi.resetModules();
  return import('./measureWhenIdle.ts');
}

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
  const { measureWhenIdle } = await loadModule();
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
    const { measureWhenIdle } = await loadModule();
    await measureWhenIdle({ to: '/vitals', consent });
    hide();
    expect(consent).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  },
);

test('measures only visitors who consent', async () => {
  const send = browser();
  const { measureWhenIdle } = await loadModule();
  await measureWhenIdle({ to: '/vitals', consent: async () => false });
  hide();
  expect(send).not.toHaveBeenCalled();
  await measureWhenIdle({ to: '/vitals', consent: async () => true });
  hide();
  expect(send).toHaveBeenCalledOnce();
});

test('a visitor who chooses again is measured from then on, or no more', async () => {
  const send = browser();
  const { measureByChoice, measureWhenIdle } = await loadModule();
  await measureWhenIdle({ to: '/vitals', consent: () => false });
  await measureByChoice({ to: '/vitals', manage: async () => true });
  window.history.replaceState(null, '', '/roots');
  hide();
  expect(send).toHaveBeenCalledOnce();
  await measureByChoice({ to: '/vitals', manage: () => false });
  hide();
  expect(send).toHaveBeenCalledOnce();
});

test('a new choice measures nobody whose browser refuses it', async () => {
  const send = browser({ globalPrivacyControl: true });
  const { measureByChoice } = await loadModule();
  await measureByChoice({ to: '/vitals', manage: () => true });
  hide();
  expect(send).not.toHaveBeenCalled();
});
