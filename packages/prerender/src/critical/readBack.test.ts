import { expect, test } from 'vitest';
import { dropUnused } from '../criticalCss/prune.ts';
import { readBack } from '../criticalCss/verify.ts';

test('gives back what browsers read as it was written', () => {
  const pieces = ['@layer a{p{color:red}}', '@keyframes k{from{opacity:0}to{opacity:1}}b{color:red}'];
  expect(readBack(pieces)).toBe(pieces.join(''));
});

test('a rule after a declaration of a property that went is still there', () => {
  const rules = dropUnused('@property --turn{syntax:"*";inherits:false};.deck{color:red}', []);
  expect(rules).toBe('.deck{color:red}');
  expect(readBack([rules])).toBe(rules);
});

test('stops the build when a stray mark would lose a rule', () => {
  expect(() => readBack(['p{color:red};.deck{color:red}'])).toThrow('browsers would drop a rule');
});

test('stops the build when a piece is open at its end', () => {
  expect(() => readBack(['p{color:red;', 'b{color:red}'])).toThrow('Unclosed block');
});
