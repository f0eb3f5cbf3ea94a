import { expect, test } from 'vitest';
import type { VisitorTypeSource } from './schema/taxonomy.ts';
import { ofVisitorType, visitorTypeIds, visitorTypesOf } from './visitorTypes.ts';

const say = (key: string) => `say ${key}`;

test('a firm without types gets one for everybody, with words of the labels', () => {
  expect(visitorTypesOf([], say)).toEqual([
    expect.objectContaining({
      id: 'everybody',
      colourScheme: 'dawn',
      label: 'say introBegin',
      roles: 'say seeRoles',
    }),
  ]);
  expect(visitorTypeIds([])).toEqual(['everybody']);
  expect(visitorTypeIds(['expert', 'partner'])).toEqual(['expert', 'partner']);
});

test('the words that a type leaves out default to those it has', () => {
  const expert: VisitorTypeSource = {
    id: 'expert',
    colourScheme: 'night',
    choice: ['an expert', 'in any craft'],
    roles: 'See roles',
    team: 'Experts',
  };
  expect(visitorTypesOf([expert], say)).toEqual([
    {
      id: 'expert',
      slug: 'expert',
      colourScheme: 'night',
      label: 'an expert',
      more: 'in any craft',
      menu: 'an expert',
      roles: 'See roles',
      nextStep: 'an expert',
      team: 'Experts',
      recruits: 'Experts',
    },
  ]);
});

test('a type has its own value, else the one for all, else that of the first type', () => {
  expect(ofVisitorType('https://e.com', 'expert')).toBe('https://e.com');
  expect(ofVisitorType({ apprentice: 'a', expert: 'b' }, 'expert')).toBe('b');
  expect(ofVisitorType({ apprentice: 'a', expert: 'b' }, 'everybody')).toBe('a');
});
