import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 25;

/** Asks for a page, each time on a connection of its own, for so many seconds. Milliseconds until each answer was there whole. */
export async function quickClient(address: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: false });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begun = performance.now();
    await new Promise<void>((resolve, reject) => {
      get(address, { agent }, (answer) => void answer.resume().once('end', resolve)).once('error', reject);
    });
    times.push(performance.now() - begun);
    await setTimeout(PAUSE_MS);
  }
  return times.sort((a, b) => a - b);
}
