import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Programs that the journey with a screen reader needs, by their Debian packages. */
const PROGRAMS: Readonly<Record<string, string>> = {
  orca: '/usr/bin/orca',
  'speech-dispatcher': '/usr/bin/speech-dispatcher',
  chromium: '/usr/bin/chromium',
  xvfb: '/usr/bin/Xvfb',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
};

/** Lists the Debian packages of the screen reader that are not installed. */
export function missingPackages(): string[] {
  return Object.entries(PROGRAMS)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name);
}

/** Returns the versions of what speaks, as each program tells it. */
export function versions() {
  const versionOf = (program: string) =>
    /\d[\w.]*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8', stdio: 'pipe' }))?.[0] ?? '';
  return {
    orca: versionOf('orca'),
    speechDispatcher: versionOf('speech-dispatcher'),
    chromium: versionOf('chromium'),
  };
}
