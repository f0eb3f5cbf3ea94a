import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Engine } from '../keys.ts';
import { until } from '../keys.ts';
import { startSession } from './webdriver.ts';

const { WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver' } = process.env;

/**
 * Opens WebKitGTK's small browser on a screen of its own, driven by WebDriver. `WEBKIT_DRIVER_PATH` names the driver, which finds
 * its browser; the screen is Xvfb.
 */
export async function openWebKit(): Promise<Engine & AsyncDisposable> {
  await using cleanup = new AsyncDisposableStack();
  const { display, process: screen } = await startScreen();
  cleanup.defer(() => end(screen));
  const port = await freePort();
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  cleanup.defer(() => end(driver));
  const address = `http://127.0.0.1:${port}`;
  await until('the driver of WebKit', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const session = await startSession(address, {});
  cleanup.defer(async () => void (await session.end()));
  await session.command('window/rect', { x: 0, y: 0, width: 1440, height: 1000 });
  let isFirst = true;
  const running = cleanup.move();
  return {
    async open(url) {
      if (!isFirst) {
        const { handle } = await session.command<{ handle: string }>('window/new', { type: 'tab' });
        await session.closeWindow();
        await session.command('window', { handle });
      }
      isFirst = false;
      await session.command('url', { url });
      await until('the desk', () => session.evaluate<boolean>(`document.querySelector('h1') !== null`));
    },
    press: async (keys) => void (await session.press(keys)),
    type: async (text) => void (await session.type(text)),
    evaluate: session.evaluate,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/** Starts a virtual screen. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = process.stdio[3];
  if (!number) throw new Error('Xvfb has no output.');
  const [said] = await Promise.race([
    once(number, 'data'),
    once(process, 'error').then(([error]) => {
      throw error;
    }),
  ]);
  return { display: `:${String(said).trim()}`, process };
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
