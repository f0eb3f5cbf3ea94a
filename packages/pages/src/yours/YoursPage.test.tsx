import { yoursMessages } from '@tamarack-lowe/content-model/internal/messages';
import { expect, test } from 'vitest';
import { render } from '../testing/render.tsx';
import type { StoredThing } from './StoredList.tsx';
import { YoursPage, type YoursPageProps } from './YoursPage.tsx';
import type { YoursMessages } from './yoursWords.ts';

const labels = Object.entries<readonly string[]>(yoursMessages).map(([key, names]) => [
  key,
  [key, ...names.map((name) => `{${name}}`)].join(' '),
]);
const words: YoursMessages = Object.fromEntries(labels);
const name: StoredThing = { id: 'name', label: 'Your name', why: 'It grows a ring.', lasts: 'device' };
const UNREAD: Omit<YoursPageProps, 'words'> = {
  stored: { things: [name], blocked: false, onErase: async () => true, onTake: () => undefined },
  motion: { chosen: 'system', onChoose: () => ({ moves: true, kept: true }) },
  receipt: { requests: null, since: '', dropped: 0, workerFiles: 0 },
};

const page = (props: Partial<typeof UNREAD> = {}) =>
  render(<YoursPage words={words} {...UNREAD} {...props} />);
const stored = (more: Partial<typeof UNREAD.stored>) => page({ stored: { ...UNREAD.stored, ...more } });
const receipt = (more: Partial<typeof UNREAD.receipt>) =>
  page({ receipt: { ...UNREAD.receipt, requests: [], since: '13:05', ...more } });

test('the built page says in words what the site would keep, and claims no count of requests', () => {
  const built = page();
  expect(built).toContain('Your name');
  expect(built).toContain('It grows a ring.');
  expect(built).toContain('yoursNoScript');
  expect(built).not.toContain('yoursThird');
  expect(built).not.toContain('yoursNone');
});

test('a thing has its value and a button that erases it, and nothing has neither', () => {
  const kept = stored({ things: [{ ...name, value: 'Amara' }] });
  expect(kept).toContain('Amara');
  expect(kept).toContain('aria-label="yoursEraseOne Your name"');
  const empty = stored({ things: [{ ...name, value: null }] });
  expect(empty).toContain('yoursNone');
  expect(empty).not.toContain('yoursEraseOne');
});

test('says when the browser lets the site keep nothing', () => {
  expect(stored({ blocked: true })).toContain('yoursBlocked');
  expect(stored({})).not.toContain('yoursBlocked');
});

test('no request to a third party is a counted zero, and one is named with its host', () => {
  const own = { address: 'https://trees.example/', kind: 'page', owner: 'site', bytes: 500 } as const;
  const none = receipt({ requests: [own] });
  expect(none).toContain('<b>0 </b><span>yoursThirds</span>');
  expect(none).toContain('yoursHost trees.example');
  const film = { address: 'https://films.example/x', kind: 'frame', owner: 'third', bytes: null } as const;
  const one = receipt({ requests: [own, film] });
  expect(one).toContain('<b>1 </b><span>yoursThird</span>');
  expect(one).toContain('yoursThirdHost films.example');
  expect(one).toContain('yoursFrames');
});

test('says how many requests are missing when the list of the browser is full', () => {
  expect(receipt({ dropped: 12 })).toContain('yoursFull 12');
  expect(receipt({})).not.toContain('yoursFull');
});
