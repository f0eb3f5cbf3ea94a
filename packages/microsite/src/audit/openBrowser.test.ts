import type { LaunchOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { findBrowser } from './openBrowser.ts';

/** A machine on which some launch options work; `{}` works after an installation. */
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

test('launches the requested browser, and no other', async () => {
  const requested = '/opt/browser';
  const { launch, install } = machine(({ executablePath }) => executablePath === requested);
  expect(await findBrowser({ requested, launch, install })).toEqual({ executablePath: requested });
  await expect(findBrowser({ requested: '/opt/brwser', launch, install })).rejects.toThrow('no browser');
});

test('launches an installed browser', async () => {
  const { launch, install, installed } = machine(({ channel }) => channel === 'chrome');
  expect(await findBrowser({ requested: undefined, launch, install })).toEqual({ channel: 'chrome' });
  expect(installed).toEqual([]);
});

test('installs a browser when there is none', async () => {
  const { launch, install, installed } = machine(() => false);
  expect(await findBrowser({ requested: '', launch, install })).toEqual({});
  expect(installed).toEqual(['chromium']);
});
