import { join } from 'node:path';
import type { Around } from './around.ts';
import { DEVICES } from './devices.ts';
import { launch } from './launch.ts';
import { loadPage } from './loadPage.ts';
import { median } from './median.ts';
import { ratio } from './ratio.ts';
import { serveBuild } from './serveBuild.ts';
import { NO_MACHINE_CODE, visitLong } from './visitLong.ts';

const SLIDES = '/grow-together';
const PORT = 4331;
const NAVIGATIONS = 20;

/** Largest paint of the slides on a slow phone, and what a visit holds, of a site built in `root` ÷ those of ours. */
export async function besideToday(
  { browser, site, runs }: Pick<Around, 'browser' | 'site' | 'runs'>,
  root: string,
): Promise<{ largestPaint: string; heap: string }> {
  const other = await serveBuild(join(import.meta.dirname, '..'), { root: `${root}/`, port: PORT });
  const plain = await launch([NO_MACHINE_CODE]);
  try {
    const paints = { ours: [] as number[], other: [] as number[] };
    const load = async (host: string) => {
      const { noted } = await loadPage(browser, {
        address: host + SLIDES,
        device: DEVICES.phone,
        slow: true,
      });
      return noted.largestPaint;
    };
    for (let run = 0; run < runs; run += 1) {
      paints.ours.push(await load(site));
      paints.other.push(await load(other.address));
    }
    const held = async (host: string) => {
      const { counted } = await visitLong(plain, host, { at: [NAVIGATIONS] });
      return counted[0]?.bytes ?? Number.NaN;
    };
    return {
      largestPaint: ratio(median(paints.other), median(paints.ours)),
      heap: ratio(await held(other.address), await held(site)),
    };
  } finally {
    await plain.close();
    other.stop();
  }
}
