import type { LaunchOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBrowser } from './findBrowser.ts';

/** A machine on which only some ways of starting a browser work; `{}` works after an installation. */
function machine(works: (way: LaunchOptions) => boolean) {
  const installed: string[] = [];
  return {
    installed,
    install: () => void installed.push('chromium'),
    async launch(way: LaunchOptions) {
      if (works(way) || (Object.keys(way).length === 0 && installed.length > 0)) return way;
      throw new Error('There is no browser.');
    },
  };
}

test('starts the browser that was asked for, and no other', async () => {
  const asked = '/opt/browser';
  const { launch, install } = machine(({ executablePath }) => executablePath === asked);
  expect(await findBrowser({ asked, launch, install })).toEqual({ executablePath: asked });
  await expect(findBrowser({ asked: '/opt/brwser', launch, install })).rejects.toThrow('no browser');
});

test('takes one that is there', async () => {
  const { launch, install, installed } = machine(({ channel }) => channel === 'chrome');
  expect(await findBrowser({ asked: undefined, launch, install })).toEqual({ channel: 'chrome' });
  expect(installed).toEqual([]);
});

test('installs one where there is none', async () => {
  const { launch, install, installed } = machine(() => false);
  expect(await findBrowser({ asked: '', launch, install })).toEqual({});
  expect(installed).toEqual(['chromium']);
});
