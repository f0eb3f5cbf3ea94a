import { expect, it } from 'vitest';
import { neededBump } from './neededBump.ts';

it('asks for a minor release of whatever changes, before 1.0.0', () => {
  expect(neededBump('0.4.1', 'added')).toBe('minor');
  expect(neededBump('0.4.1', 'changed')).toBe('minor');
});

it('asks for a major release of what others may break on, from 1.0.0', () => {
  expect(neededBump('1.0.0', 'added')).toBe('minor');
  expect(neededBump('12.0.3', 'changed')).toBe('major');
});

it('asks for nothing where nothing has changed', () => {
  expect(neededBump('1.0.0', 'none')).toBe('none');
});
