import { expect, test } from 'vitest';
import { memberFrom, sortMembers } from './members.ts';
import type { MemberSource } from './schema/member.ts';

const source: MemberSource = {
  $schema: 'member.schema.json',
  name: "Kieran O'Dunnell",
  job: 'Campus Recruiter',
  city: 'Halifax',
  region: 'coast',
  schools: [],
  recruits: ['student'],
  linked: 'https://www.linkedin.com/in/tamaracklowe-example',
  text: 'First.\n\nSecond, which\nruns on.\r\n\r\n\n\nThird.',
  alt: 'Kieran smiles.',
};

test('splits the text at empty lines and ends it with the closing line', () => {
  expect(memberFrom(source, 'Say hello.', []).text).toEqual([
    'First.',
    'Second, which\nruns on.',
    'Third.',
    'Say hello.',
  ]);
});

test('derives address and picture from the name', () => {
  const member = memberFrom(source, 'Say hello.', []);
  expect(member.slug).toBe('kieran-odunnell');
  expect(member.media).toBe('people/Kieran_ODunnell');
  expect(member).not.toHaveProperty('$schema');
});

test('a member without `recruits` recruits every visitor type', () => {
  const types = ['student', 'experienced'];
  expect(memberFrom(source, '', types).recruits).toEqual(['student']);
  expect(memberFrom({ ...source, recruits: undefined }, '', types).recruits).toEqual(types);
});

test('sorts members by slug, accents folded', () => {
  const members = ['Elsa Roy', 'Élise Roy', 'Zoé Roy', 'Elena Roy'].map((name) =>
    memberFrom({ ...source, name }, '', []),
  );
  expect(sortMembers(members).map(({ name }) => name)).toEqual([
    'Elena Roy',
    'Élise Roy',
    'Elsa Roy',
    'Zoé Roy',
  ]);
});
