import { expect, it } from 'vitest';
import { siteOpened } from '../events.ts';
import { selectNoticeVisible } from '../selectors.ts';
import { openSite, settled } from '../testing/openSite.ts';
import { noticeDismissed, noticeSlice } from './noticeSlice.ts';

const { countryDetected } = noticeSlice.actions;

const from = (code: string) => ({ country: async () => ({ ok: true as const, value: code }) });

it('is hidden until the country is known', () => {
  const { store } = openSite({ api: from('FR') });
  expect(selectNoticeVisible(store.getState())).toBe(false);
  expect(store.getState().root.notice.status).toBe('idle');
  store.dispatch(siteOpened());
  expect(selectNoticeVisible(store.getState())).toBe(false);
  expect(store.getState().root.notice.status).toBe('loading');
});

it('appears in a European country', async () => {
  for (const code of ['FR', 'EL', 'GR', 'UK', 'GB']) {
    const { store } = openSite({ api: from(code) });
    store.dispatch(siteOpened());
    await settled();
    expect(selectNoticeVisible(store.getState())).toBe(true);
    expect(store.getState().root.notice.status).toBe('ready');
  }
});

it('stays hidden elsewhere', async () => {
  for (const code of ['CA', 'US', 'CH', 'NO']) {
    const { store } = openSite({ api: from(code) });
    store.dispatch(siteOpened());
    await settled();
    expect(selectNoticeVisible(store.getState())).toBe(false);
  }
});

it('stays hidden when the country is unknown', async () => {
  const country = async () => ({ ok: false as const, reason: 'response' as const, message: 'no country' });
  const { store } = openSite({ api: { country } });
  store.dispatch(siteOpened());
  await settled();
  expect(selectNoticeVisible(store.getState())).toBe(false);
  expect(store.getState().root.notice.status).toBe('failed');
});

it('does not even ask once the flag is stored', async () => {
  const { store, calls } = openSite({ remembered: { gdpr: '0' } });
  store.dispatch(siteOpened());
  await settled();
  expect(calls).toEqual(['menu']);
  expect(store.getState().root.notice.status).toBe('idle');
});

it('asks once', async () => {
  const { store, calls } = openSite();
  store.dispatch(siteOpened());
  await settled();
  store.dispatch(siteOpened());
  expect(calls.filter((call) => call === 'country')).toHaveLength(1);
});

it('stores the flag and hides when it is dismissed', () => {
  const { store, memory } = openSite();
  store.dispatch(countryDetected('FR'));
  expect(selectNoticeVisible(store.getState())).toBe(true);
  store.dispatch(noticeDismissed());
  expect(selectNoticeVisible(store.getState())).toBe(false);
  expect(memory.all()).toEqual({ gdpr: 'true' });
});

it('stays hidden when it was dismissed in another tab while the country was requested', async () => {
  const { store, memory } = openSite({ api: from('FR') });
  store.dispatch(siteOpened());
  memory.setItem('gdpr', 'true');
  await settled();
  expect(selectNoticeVisible(store.getState())).toBe(false);
  expect(store.getState().root.notice.status).toBe('ready');
});
