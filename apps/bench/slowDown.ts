import type { Page } from 'playwright';

/** Chromium's "slow 4G" as Lighthouse applies it: round trip in ms, bytes per second. */
const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** A phone of the middle against the machine that measures. */
const SLOWER = 4;

/** Slows a page down to the network and the processor of a phone. Call before the first navigation. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}
