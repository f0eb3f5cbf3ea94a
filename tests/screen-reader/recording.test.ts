import { expect, test } from 'vitest';
import { differences } from './recording.ts';

const visit = (...said: string[]) => [{ address: '/', steps: [{ does: 'opens it', keys: [], said }] }];

test('words that are cut elsewhere, and what the browser says of itself, are the same', () => {
  const found = differences(
    visit('Screen reader on.', 'Events heading level 1.', 'twelve events'),
    visit('Events - Chromium frame.', 'Events heading level 1. twelve', 'events'),
  );
  expect(found).toEqual([]);
});

test('a heading that lost its level, and a step that is no more, are told', () => {
  const before = visit('Events heading level 1.');
  expect(differences(before, visit('Events.'))).toEqual([
    '/, opens it:\n  recorded: Events heading level 1.\n  now:      Events.',
  ]);
  expect(differences([...before, ...before], before)).toEqual(['2 steps were recorded, not 1']);
});

test('the page, its focus and its live regions may speak in another order', () => {
  const [focus, live] = ['Province combo box.', '12 events'];
  expect(differences(visit(focus, live), visit(live, focus))).toEqual([]);
  expect(differences(visit(focus, live), visit(focus))).toHaveLength(1);
});
