import { test } from '@playwright/test';
import { walk } from './walk.ts';

for (const [type, size] of [
  ['student', 'desktop'],
  ['experienced', 'phone'],
] as const)
  test(`${type} on a ${size} walks from the intro to a story and the next`, ({ page }) =>
    walk(page, type, size));
