import type { Around } from './around.ts';
import { DEVICES, loadPage } from './browser.ts';
import type { Section } from './report.ts';
import { shiftScore } from './watchPaints.ts';

/** Cumulative layout shift of every page, on a phone and on a desktop. */
export async function shifts({ browser, site, addresses }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  for (const [name, device] of Object.entries(DEVICES)) {
    const scores: [number, string, string][] = [];
    for (const address of addresses) {
      const { noted } = await loadPage(browser, { address: site + encodeURI(address), device });
      const sources = noted.shifts.flatMap((shift) => shift.sources);
      scores.push([shiftScore(noted.shifts), address, sources.join(' ')]);
    }
    const moved = scores.filter(([score]) => score >= 0.0005);
    for (const [score, address, sources] of moved) {
      console.info(`${name} ${address} moves by ${score.toFixed(4)}: ${sources}`);
    }
    const worst = Math.max(...scores.map(([score]) => score));
    rows.push([name, scores.length, worst.toFixed(3), moved.length]);
  }
  return {
    title: 'Shifts',
    note: 'Every page as a first visit, until it is at rest; shifts without a press.',
    columns: ['', 'pages', 'worst CLS', 'pages over 0.000'],
    rows,
  };
}
