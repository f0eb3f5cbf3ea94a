import { expect, test } from 'vitest';
import { FEEDBACK_SERIES_LENGTH, imageSeries } from './imageSeries.ts';

test('numbers three pictures from one', () => {
  expect(imageSeries('scenes/feedback')).toEqual([
    'scenes/feedback-1',
    'scenes/feedback-2',
    'scenes/feedback-3',
  ]);
});

test('gives the feedback slider five pictures', () => {
  expect(imageSeries('scenes/feedback', FEEDBACK_SERIES_LENGTH)).toHaveLength(5);
});
