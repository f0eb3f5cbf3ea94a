import { expect, test } from 'vitest';
import { ofVisitorType } from './ofVisitorType.ts';
import type { VisitorTypeSource } from './visitorType.ts';
import { visitorTypeIds } from './visitorTypeIds.ts';
import { visitorTypesOf } from './visitorTypes.ts';

const say = (key: string) => `say ${key}`;

test('a firm without types shows everybody the same, in the words of labels', () => {
  expect(visitorTypesOf([], say)).toEqual([
    expect.objectContaining({
      id: 'everybody',
      light: 'dawn',
      label: 'say introBegin',
      roles: 'say seeRoles',
    }),
  ]);
  expect(visitorTypeIds([])).toEqual(['everybody']);
  expect(visitorTypeIds(['expert', 'partner'])).toEqual(['expert', 'partner']);
});

test('what a type does not say is said by what it does', () => {
  const expert: VisitorTypeSource = {
    id: 'expert',
    light: 'night',
    choice: ['an expert', 'in any craft'],
    roles: 'See roles',
    team: 'Experts',
  };
  expect(visitorTypesOf([expert], say)).toEqual([
    {
      id: 'expert',
      slug: 'expert',
      light: 'night',
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

test('a type has what is for it, else what is for all, else what the first has', () => {
  expect(ofVisitorType('https://e.com', 'expert')).toBe('https://e.com');
  expect(ofVisitorType({ apprentice: 'a', expert: 'b' }, 'expert')).toBe('b');
  expect(ofVisitorType({ apprentice: 'a', expert: 'b' }, 'everybody')).toBe('a');
});
