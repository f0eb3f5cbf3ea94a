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

it('prefers the headless shell, which takes half the processor', () => {
  expect(findBrowser({ ...nothing, runs: () => true })).toBe('/usr/bin/chromium-headless-shell');
});

it.each([
  ['the headless shell of Debian', 'chromium-headless-shell', ['chromium-headless-shell']],
  ['Chromium where there is no headless shell', 'chromium', ['chromium-headless-shell', 'chromium']],
])('installs %s when it may and the download failed', (_, offered, asked) => {
  const ran: string[] = [];
  const browser = findBrowser({
    ...nothing,
    isRoot: true,
    runs: (file) => file === '/usr/bin/apt-get' || (file === `/usr/bin/${offered}` && ran.at(-1) === offered),
    install: (command, args) => {
      ran.push(command === 'apt-get' ? String(args.at(-1)) : command);
      return command === 'apt-get';
    },
  });
  expect(browser).toBe(`/usr/bin/${offered}`);
  expect(ran).toEqual(['playwright', '--quiet', ...asked]);
});

it('throws with the remedy when there is no browser', () => {
  expect(() => findBrowser(nothing)).toThrow(/Install Chromium or Google Chrome/);
});
