/**
 * `pnpm bench:load`: measures the server under load, compared with nginx on the same folder, and with slow clients. Needs a
 * build and nginx. Writes the results into docs/measurements/load.md. `--only load,memory,slow` runs some measurements,
 * `--seconds 10` and `--rounds 3` set length and number of loads, `--minutes 5` the length of the memory test. Servers and
 * clients share the processors of this machine: compare the columns of one run only.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { builtFiles } from '@tamarack-lowe/prerender/internal/files';
import { builtAddresses } from './builds.ts';
import { quickClient, slowClients } from './clients.ts';
import { markdownTable, median, putSection, ratio, type Section } from './report.ts';
import { serveNginx, serveOurs } from './serve.ts';
import { type Load, loadOf, residentMemory } from './serverLoad.ts';
import { builtFolder, DEFAULT_SITE, flags, measurementsPage } from './siteFolder.ts';

const PORT = 4430;
const SLOW = 150;
const page = measurementsPage('load');

const { values } = parseArgs({
  args: flags(),
  options: {
    only: { type: 'string', default: 'load,memory,slow' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    minutes: { type: 'string', default: '5' },
    site: { type: 'string', default: DEFAULT_SITE },
  },
});
const { site } = values;
const root = builtFolder(site);
/** Redirected addresses. Their pages are built too, for hosts that cannot redirect, and are not measured. */
const redirects = Object.keys(JSON.parse(readFileSync(join(root, '../redirects.json'), 'utf8')));
const pages = builtAddresses(root).filter(
  (address) => ![address, `${address}/`].some((each) => redirects.includes(each)),
);
const seconds = Number(values.seconds);
const rounds = Array.from({ length: Number(values.rounds) });

async function load(): Promise<Section> {
  const servers = { ours: await serveOurs(site, PORT), nginx: await serveNginx(root, PORT + 1) };
  const rows: Section['rows'][number][] = [];
  for (const connections of [50, 200]) {
    const loads = { ours: [], nginx: [] } as Record<keyof typeof servers, Load[]>;
    // Alternates, so that other load of the machine affects both servers.
    for (const _ of rounds) {
      for (const name of ['ours', 'nginx'] as const) {
        loads[name].push(await loadOf({ server: servers[name], pages, connections, seconds }));
      }
    }
    const middle = (name: keyof typeof servers, what: keyof Load) =>
      median(loads[name].map((load) => load[what]));
    for (const name of ['ours', 'nginx'] as const) {
      const errors = loads[name].reduce((sum, load) => sum + load.errors, 0);
      const rate = middle(name, 'rate');
      rows.push([
        `${name}, ${connections} connections`,
        Math.round(rate),
        middle(name, 'p50'),
        middle(name, 'p99'),
        errors,
        ratio(rate, middle('nginx', 'rate')),
        Math.round(middle(name, 'work')),
        ratio(middle(name, 'work'), middle('nginx', 'work')),
      ]);
    }
  }
  await Promise.all(Object.values(servers).map(({ stop }) => stop()));
  return {
    title: 'Pages, beside nginx',
    note: `All ${pages.length} pages in turn, gzip, keep-alive, with logs; medians of ${rounds.length} rounds of ${seconds} s, in turns.`,
    columns: [
      '',
      'requests a second',
      'p50, ms',
      'p99, ms',
      'errors',
      '÷ nginx',
      'processor a request, µs',
      '÷ nginx',
    ],
    rows,
  };
}

async function memory(): Promise<Section> {
  const server = await serveOurs(site, PORT);
  const rows: Section['rows'][number][] = [['at the start', residentMemory(server.pid), 0, 0]];
  for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
    const { rate, errors } = await loadOf({ server, pages, connections: 50, seconds: 60 });
    rows.push([`after minute ${minute}`, residentMemory(server.pid), Math.round(rate), errors]);
  }
  await server.stop();
  return {
    title: 'Memory',
    note: 'Resident memory of our process while 50 connections request pages without a pause.',
    columns: ['', 'MiB', 'requests a second', 'errors'],
    rows: rows.map(([when, mib, ...rest]) => [when ?? '', Math.round(Number(mib)), ...rest]),
  };
}

async function slow(): Promise<Section> {
  const { address, stop } = await serveOurs(site, PORT);
  const films = builtFiles(root).filter((file) => file.endsWith('.mp4'));
  const film = `/${relative(root, films[0] ?? '')}`;
  const alone = await quickClient(address, seconds);
  const leave = await slowClients(address, { count: SLOW, film });
  const beside = await quickClient(address, seconds * 3);
  leave();
  await stop();
  const at = (times: readonly number[], share: number) =>
    (times[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
  const row = (name: string, times: readonly number[]) => [
    name,
    times.length,
    ...[0.5, 0.99, 1].map((share) => at(times, share)),
  ];
  return {
    title: 'A quick client beside slow ones',
    note: `A page on a new connection every 25 ms, alone and beside ${SLOW} clients half of which send a byte a second, and half request films and do not read; clients that are cut off connect again.`,
    columns: ['', 'answers', 'p50, ms', 'p99, ms', 'longest, ms'],
    rows: [row('alone', alone), row(`beside ${SLOW} slow ones`, beside)],
  };
}

const MEASUREMENTS: Record<string, () => Promise<Section>> = { load, memory, slow };

for (const name of values.only.split(',')) {
  const measure = MEASUREMENTS[name];
  if (!measure)
    throw new Error(`There is no measurement "${name}": ${Object.keys(MEASUREMENTS).join(', ')}.`);
  const section = await measure();
  console.info(`\n${section.title}\n${markdownTable(section.columns, section.rows)}`);
  writeFileSync(page, putSection(readFileSync(page, 'utf8'), name, section));
}
