import { expect, it } from 'vitest';
import { windowsFor } from './pictureWindows.ts';

const names = (pinned?: string) => windowsFor(pinned).map(({ name }) => name);

it('photographs an example on a desktop and on a phone', () => {
  expect(names()).toEqual(['desktop', 'phone']);
});

it('photographs an example that pins a window in that window', () => {
  expect(names('844x390')).toEqual(['844x390']);
  expect(names('390x844')).toEqual(['phone']);
});
