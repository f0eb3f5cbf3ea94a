import { expect, it } from 'vitest';
import { findBrowser } from './findBrowser.ts';

const nothing = {
  env: {},
  runs: () => false,
  install: () => false,
  playwrightChromium: () => null,
  isRoot: false,
};

it('uses the browser in CHROMIUM_PATH', () => {
  expect(
    findBrowser({ ...nothing, env: { CHROMIUM_PATH: '/opt/mine' }, runs: (file) => file === '/opt/mine' }),
  ).toBe('/opt/mine');
});

it('throws when CHROMIUM_PATH does not run', () => {
  expect(() => findBrowser({ ...nothing, env: { CHROMIUM_PATH: '/opt/mine' } })).toThrow(
    /CHROMIUM_PATH is \/opt\/mine/,
  );
});

it('uses a browser of the system before it installs one', () => {
  const installs: string[] = [];
  const browser = findBrowser({
    ...nothing,
    runs: (file) => file === '/usr/bin/google-chrome',
    install: (command) => installs.push(command) > 0,
  });
  expect(browser).toBe('/usr/bin/google-chrome');
  expect(installs).toEqual([]);
});

it('installs Playwright’s browser when the system has none', () => {
  let installed = false;
  const browser = findBrowser({
    ...nothing,
    runs: (file) => file === '/cache/chrome',
    install: (command) => {
      installed = command === 'playwright';
      return installed;
    },
    playwrightChromium: () => (installed ? '/cache/chrome' : null),
  });
  expect(browser).toBe('/cache/chrome');
});

it('installs Debian’s package as root when the download failed', () => {
  const ran: string[] = [];
  const browser = findBrowser({
    ...nothing,
    isRoot: true,
    runs: (file) => file === '/usr/bin/apt-get' || (file === '/usr/bin/chromium' && ran.length === 3),
    install: (command, args) => {
      ran.push([command, args[0]].join(' '));
      return command === 'apt-get';
    },
  });
  expect(browser).toBe('/usr/bin/chromium');
  expect(ran).toEqual(['playwright install', 'apt-get update', 'apt-get install']);
});

it('throws with the remedy when there is no browser', () => {
  expect(() => findBrowser(nothing)).toThrow(/Install Chromium or Google Chrome/);
});
