import { expect, it } from 'vitest';
import { findBrowser } from './findBrowser.ts';

const nothing = {
  env: {},
  runs: () => false,
  install: () => false,
  playwrightChromium: () => null,
  isRoot: false,
};

it('takes the browser that CHROMIUM_PATH names', () => {
  expect(
    findBrowser({ ...nothing, env: { CHROMIUM_PATH: '/opt/mine' }, runs: (file) => file === '/opt/mine' }),
  ).toBe('/opt/mine');
});

it('says so when CHROMIUM_PATH names nothing that runs', () => {
  expect(() => findBrowser({ ...nothing, env: { CHROMIUM_PATH: '/opt/mine' } })).toThrow(
    /CHROMIUM_PATH is \/opt\/mine/,
  );
});

it('takes a browser of the system before installing anything', () => {
  const installs: string[] = [];
  const browser = findBrowser({
    ...nothing,
    runs: (file) => file === '/usr/bin/google-chrome',
    install: (command) => installs.push(command) > 0,
  });
  expect(browser).toBe('/usr/bin/google-chrome');
  expect(installs).toEqual([]);
});

it('lets Playwright install its own when the system has none', () => {
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

it('installs the package of Debian when it may and the download failed', () => {
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

it('says what to install when nothing helps', () => {
  expect(() => findBrowser(nothing)).toThrow(/Install Chromium or Google Chrome/);
});
