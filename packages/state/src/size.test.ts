import { expect, it } from 'vitest';
import { SIZE_LIMIT_BYTES } from '../scripts/sizeLimit.ts';
import { weigh } from '../scripts/weigh.ts';

it('weighs at most 19 KB with everything but React', async () => {
  expect(await weigh('../scripts/everyDoor.ts')).toBeLessThanOrEqual(SIZE_LIMIT_BYTES);
});
