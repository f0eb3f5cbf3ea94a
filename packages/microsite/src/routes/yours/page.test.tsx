// @vitest-environment jsdom
import { nameEntered, selectUserName } from '@tamarack-lowe/state';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { renderInSession } from '../testing/renderInSession.tsx';
import { YOURS_FIRM } from '../testing/yoursFirm.ts';
import { head, list, load } from './data.server.ts';
import { page } from './page.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'PerformanceObserver',
  class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.gtMotion;
  document.body.replaceChildren();
});

const rest = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));

/** Waits until a condition is met: modules load on the way, which takes a busy machine long. */
async function until(isMet: () => boolean) {
  for (let attempt = 0; attempt < 1000 && !isMet(); attempt += 1) await rest();
  expect(isMet()).toBe(true);
}

async function openPage() {
  const session = await renderInSession('/mou', page.render(load(YOURS_FIRM), '/mou'));
  const { container } = session;
  const shows = (words: string) => until(() => container.textContent?.includes(words) === true);
  // Values are empty until the device is read.
  await until(() => container.querySelector('.yours__value:not(:empty)') !== null);
  const press = async (name: string) => {
    const button = [...container.querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
    if (!button) throw new Error(`There is no button "${name}".`);
    await act(async () => button.click());
    await rest();
  };
  const toldOf = (label: string) =>
    [...container.querySelectorAll('li')]
      .find((each) => each.querySelector('h3')?.textContent === label)
      ?.querySelector('.yours__value')?.textContent;
  return { ...session, press, shows, toldOf };
}

test('a firm without an address for it has no such page', () => {
  expect(list(GROWN_FIRM)).toEqual([]);
  expect(load(GROWN_FIRM)).toBeNull();
  expect(list(YOURS_FIRM)).toMatchObject([{ path: '/mou', label: 'yoursTitle' }]);
  expect(head(YOURS_FIRM, { path: '/mou' })).toContainEqual({
    name: 'description',
    content: 'yoursDescription',
  });
});

test('tells each stored value as a person would', async () => {
  const [type] = YOURS_FIRM.site.visitorTypes;
  localStorage.setItem('userName', 'Amara');
  localStorage.setItem('userType', type.id);
  localStorage.setItem('gdpr', 'true');
  localStorage.setItem('seenEvents', '["1","2","3"]');
  localStorage.setItem('analytics', 'agreed');
  sessionStorage.setItem('met', '[{"name":"Hana"},{"name":"Rua"}]');
  sessionStorage.setItem('scrolled', '{damaged');
  const { toldOf } = await openPage();
  expect(toldOf('yoursName')).toBe('Amara');
  expect(toldOf('yoursType')).toBe(type.label);
  expect(toldOf('yoursNotice')).toBe('yoursYes');
  expect(toldOf('yoursEvents')).toBe('3');
  expect(toldOf('yoursMet')).toMatch(/Hana.*Rua/);
  expect(toldOf('yoursScrolled')).toBe('yoursNone');
  expect(toldOf('yoursMotion')).toBe('yoursNone');
  expect(toldOf('yoursOther analytics')).toBe('agreed');
});

test('erases one thing, from storage and from the visit, and leaves the others', async () => {
  localStorage.setItem('userName', 'Amara');
  localStorage.setItem('language', 'mi-NZ');
  const { press, shows, store, toldOf } = await openPage();
  await act(async () => void store.dispatch(nameEntered('Amara')));
  await press('yoursEraseOne yoursName');
  await shows('yoursErased yoursName');
  expect(localStorage.getItem('userName')).toBeNull();
  expect(selectUserName(store.getState())).toBe('');
  expect(localStorage.getItem('language')).toBe('mi-NZ');
  expect(toldOf('yoursName')).toBe('yoursNone');
  expect(document.activeElement?.textContent).toBe('yoursName');
});

test('erases everything once the visitor has said so twice, and the visit goes on', async () => {
  localStorage.setItem('userName', 'Amara');
  localStorage.setItem('motion', 'reduced');
  // A forgotten type leaves an empty value.
  localStorage.setItem('userType', '');
  sessionStorage.setItem('met', '[{"name":"Hana"}]');
  document.documentElement.dataset.gtMotion = 'reduced';
  const { press, shows } = await openPage();
  await press('yoursEraseAll');
  expect(localStorage.getItem('userName')).toBe('Amara');
  await press('yoursConfirmNo');
  expect(localStorage.getItem('userName')).toBe('Amara');
  await press('yoursEraseAll');
  await press('yoursConfirmYes');
  await shows('yoursErasedAll');
  expect([Object.keys(localStorage), sessionStorage.getItem('met')]).toEqual([[], null]);
  expect(document.documentElement.dataset.gtMotion).toBeUndefined();
});

test('turns motion off and on for this device, and says so', async () => {
  const { container } = await openPage();
  const choose = async (value: string) => {
    const radio = container.querySelector<HTMLInputElement>(`input[value=${value}]`);
    await act(async () => radio?.click());
    await rest();
    return [localStorage.getItem('motion'), document.documentElement.dataset.gtMotion, radio?.checked];
  };
  expect(await choose('reduced')).toEqual(['reduced', 'reduced', true]);
  expect(await choose('full')).toEqual(['full', 'full', true]);
  expect(await choose('system')).toEqual([null, undefined, true]);
  expect(container.querySelector('.yours__motion [role=status]')?.textContent).toBe('yoursMoves');
});

test('says when storage is blocked, and goes on', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const { container } = await openPage();
  expect(container.textContent).toContain('yoursBlocked');
  vi.restoreAllMocks();
});

test('takes all of it along as JSON', async () => {
  localStorage.setItem('userName', 'Amara');
  let saved: Blob | undefined;
  URL.createObjectURL = (blob) => {
    saved = blob as Blob;
    return 'blob:yours';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { press } = await openPage();
  await press('yoursTake');
  const file = JSON.parse((await saved?.text()) ?? '');
  expect(file.kept).toEqual([
    {
      what: 'yoursName',
      why: 'yoursNameWhy',
      value: 'Amara',
      stored: [{ storage: 'localStorage', key: 'userName', value: 'Amara' }],
    },
  ]);
  vi.restoreAllMocks();
});
