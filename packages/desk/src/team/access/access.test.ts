import { expect, it } from 'vitest';
import { newLink, readToken, tokenOf } from './links.ts';
import { createRateLimit } from './rateLimit.ts';
import { maySave } from './roles.ts';
import { createSeals } from './seal.ts';
import { memberOf, rolesOf } from './signIn.ts';

const SECRET = 'a secret of more than thirty-two characters';
const NOW = new Date('2026-11-27T12:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const groups = { writer: ['w'], translator: ['t'], reviewer: ['r', 'boss'], publisher: ['boss'] };

it('opens what it sealed for the same purpose, until its end, and nothing else', () => {
  const seals = createSeals(SECRET);
  const sealed = seals.seal('session', { name: 'Ada' }, later(10));
  expect(sealed).not.toContain('Ada');
  expect(seals.open('session', sealed, NOW)).toEqual({ name: 'Ada' });
  expect(seals.open('journey', sealed, NOW)).toBeNull();
  expect(seals.open('session', sealed, later(10))).toBeNull();
  expect(createSeals(`${SECRET}!`).open('session', sealed, NOW)).toBeNull();
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
    expect(seals.open('session', changed, NOW)).toBeNull();
  }
  for (const forged of ['', 'AAAA', 'a'.repeat(200)]) expect(seals.open('session', forged, NOW)).toBeNull();
});

it('reads the token of a link until its end, and no changed one', () => {
  const seals = createSeals(SECRET);
  const link = newLink({ item: 'a.json', language: 'en', person: '' }, 1, NOW);
  const token = tokenOf(seals, '20261127abcd', link);
  expect(readToken(seals, token, NOW)).toEqual({ proposal: '20261127abcd', link: link.id });
  expect(readToken(seals, token, later(24 * 60 + 1))).toBeNull();
  const [proposal, id, until, signature] = token.split('.');
  expect(readToken(seals, [proposal, id, Number(until) + 86_400_000, signature].join('.'), NOW)).toBeNull();
  expect(readToken(seals, ['20261127zzzz', id, until, signature].join('.'), NOW)).toBeNull();
  expect(readToken(createSeals(`${SECRET}!`), token, NOW)).toBeNull();
});

it('allows so many requests in a minute, and regains them evenly', () => {
  let time = 0;
  const isAllowed = createRateLimit(60, () => time);
  expect(Array.from({ length: 61 }, () => isAllowed('ada')).filter(Boolean)).toHaveLength(60);
  expect(isAllowed('ben')).toBe(true);
  time = 2000;
  expect([isAllowed('ada'), isAllowed('ada'), isAllowed('ada')]).toEqual([true, true, false]);
  time = 0;
  expect(isAllowed('ada')).toBe(false);
});

it('gives roles by group, in a list or a header, and none to others', () => {
  expect(rolesOf(['boss', 'x'], groups)).toEqual(['reviewer', 'publisher']);
  expect(rolesOf('w, t', groups)).toEqual(['writer', 'translator']);
  for (const named of [undefined, null, 7, {}, '', ['W']]) expect(rolesOf(named, groups)).toEqual([]);
});

it('makes names that can stand in a commit', () => {
  const member = { id: 'a/1', name: 'Ada\n<script>', email: 'x> y', roles: [] };
  expect(memberOf(member)).toEqual({ id: 'a/1', name: 'Adascript', email: 'a-1@desk.invalid', roles: [] });
});

it('lets translators save translations alone', () => {
  const tom = { id: 'tom', name: '', email: '', roles: ['translator' as const] };
  const languages = ['en-CA', 'fr'];
  expect(maySave(tom, 'stories/a/story.fr.json', languages)).toBe(true);
  expect(maySave(tom, 'stories/a/story.json', languages)).toBe(false);
  expect(maySave({ ...tom, roles: ['reviewer'] }, 'stories/a/story.fr.json', languages)).toBe(false);
  expect(maySave({ ...tom, roles: ['writer'] }, 'stories/a/story.json', languages)).toBe(true);
});
