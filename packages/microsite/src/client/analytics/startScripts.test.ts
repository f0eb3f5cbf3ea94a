// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startScripts } from './startScripts.ts';

afterEach(() => vi.unstubAllGlobals());

/** A script that records the pages that it is told. */
function script() {
  const pages: string[] = [];
  const load = vi.fn(async () => ({
    start: ({ onPage }: { onPage: (listener: (path: string) => void) => void }) =>
      onPage((path) => void pages.push(path)),
  }));
  return { load, options: {}, pages };
}

/** Waits until the page is idle, and for what then loads. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

test('loads a script only after consent, and tells it each page without search parameters', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  window.history.replaceState(null, '', '/rise/?name=Ada');
  const counter = script();
  let agree = (_: boolean) => {};
  const consent = () => new Promise<boolean>((resolve) => (agree = resolve));
  await startScripts({ idle: [], consented: [counter], consent });
  await settled();
  expect(counter.load).not.toHaveBeenCalled();
  agree(true);
  await settled();
  window.history.replaceState(null, '', '/rise/a-first-day?film=1');
  navigation.dispatchEvent(new Event('currententrychange'));
  navigation.dispatchEvent(new Event('currententrychange'));
  expect(counter.pages).toEqual(['/rise', '/rise/a-first-day']);
});

test.each([[{ doNotTrack: '1' }], [{ globalPrivacyControl: true }]])(
  'loads no script that waits for consent when the browser says %j',
  async (said) => {
    vi.stubGlobal('navigator', said);
    const [counter, idle] = [script(), script()];
    const consent = vi.fn(() => true);
    await startScripts({ idle: [idle], consented: [counter], consent });
    await settled();
    expect(consent).not.toHaveBeenCalled();
    expect(counter.load).not.toHaveBeenCalled();
    expect(idle.load).toHaveBeenCalledOnce();
  },
);

test('a script that cannot be loaded disturbs no other', async () => {
  const broken = { load: () => Promise.reject(new Error('Loading failed.')), options: {} };
  const counter = script();
  await startScripts({ idle: [broken, counter], consented: [] });
  await settled();
  expect(counter.pages).toHaveLength(1);
});
