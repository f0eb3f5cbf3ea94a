import { expect, test } from 'vitest';
import { blockComplaints } from './blockComplaints.ts';

test('every block of the content is drawn, and every component draws a block', () => {
  expect(blockComplaints({ written: ['floor-plan'], drawn: ['floor-plan', 'quote'] })).toEqual([]);
  expect(blockComplaints({ written: ['floor-plan'], drawn: [] })).toEqual([
    expect.stringMatching(/^blocks\.floor-plan: nothing draws this block/),
  ]);
  expect(blockComplaints({ written: [], drawn: ['qoute'] })).toEqual([
    'blocks.qoute: there is no block of this type. Did you mean "quote"?',
  ]);
});
