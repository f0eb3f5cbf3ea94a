/**
 * Starts every home that the built site may live on, and asks each the same table of questions. `node tests/homes/run.ts nginx`
 * asks one. Run after `turbo run build`. A server that is not here is installed where apt may do that; where it may not, its
 * home is left out, with a line that says so, but never in CI.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDoor } from './ask.ts';
import { checkLine } from './checkLine.ts';
import { checkMalformed } from './checkMalformed.ts';
import { checkPoints } from './checkPoints.ts';
import { expectations } from './expectations.ts';
import { freePort } from './freePort.ts';
import type { Home } from './Home.ts';
import { node } from './homes/node.ts';
import { lacksOf } from './lacksOf.ts';
import { HOMES } from './list.ts';
import { makeCertificate } from './makeCertificate.ts';
import { MALFORMED } from './malformed.ts';
import { printTable, type Row } from './printTable.ts';
import { siteBuild } from './siteBuild.ts';

const OUTSIDE = 'malformed, or outside';

const build = path.join(import.meta.dirname, '../../apps/site/build');
const site = siteBuild(build);
const table = expectations(site);
const work = mkdtempSync(path.join(tmpdir(), 'homes-'));
const [only] = process.argv.slice(2);
const chosen = HOMES.filter(({ name }) => only === undefined || name.toLowerCase().startsWith(only));
const complaints: string[] = [];

const behind = await freePort();
mkdirSync(path.join(work, 'behind'));
const stopServer = await node.start({ build, work: path.join(work, 'behind'), behind: 0, port: behind });
const rows: Row[] = [];
try {
  for (const home of chosen) {
    const lacks = lacksOf(home);
    if (lacks.length === 0) rows.push(await tryHome(home));
    else if (process.env.CI) complaints.push(`${home.name}: ${lacks.join(', ')} cannot be installed here.`);
    else console.info(`– ${home.name} is left out: ${lacks.join(', ')} cannot be installed here.`);
  }
} finally {
  await stopServer();
  rmSync(work, { recursive: true, force: true });
}
printTable(rows);
for (const complaint of complaints.slice(0, 30)) console.error(`✗ ${complaint}`);
if (complaints.length > 0) {
  console.error(`✗ ${complaints.length} answers are not what the table says.`);
  process.exit(1);
}

async function tryHome(home: Home): Promise<Row> {
  const place = path.join(work, home.name.toLowerCase());
  mkdirSync(place);
  const port = await freePort();
  const row: Row = { name: home.name, right: new Map(), asked: new Map() };
  const note = (about: string, wrong: readonly string[]) => {
    row.asked.set(about, (row.asked.get(about) ?? 0) + 1);
    if (wrong.length === 0) row.right.set(about, (row.right.get(about) ?? 0) + 1);
  };
  const tls = home.isSecure && makeCertificate(place);
  const stop = await home.start({ build, work: place, behind, port, ...(tls && { tls }) });
  const door = openDoor(port, tls && readFileSync(tls.certificate, 'utf8'));
  try {
    for (const each of table) {
      const line = home.differs ? home.differs(each) : each;
      if (line === null) continue;
      const wrong = await checkLine(line, { door, client: site.client });
      note(line.about, wrong);
      const asked = `${line.method ?? 'GET'} ${line.path} ${line.headers ? JSON.stringify(line.headers) : ''}`;
      complaints.push(...wrong.map((what) => `${home.name}, ${line.about}: ${asked}: ${what}`));
    }
    for (const page of site.pages.filter((_, index) => index % 10 === 0)) {
      const wrong = await checkPoints(page, door);
      note('130 points of the Observatory', wrong);
      complaints.push(...wrong.map((what) => `${home.name}, ${page}: ${what}`));
    }
    const wrong = await checkMalformed(home, door);
    row.asked.set(OUTSIDE, MALFORMED.length);
    row.right.set(OUTSIDE, MALFORMED.length - wrong.length);
    complaints.push(...wrong.map((what) => `${home.name}, malformed: ${what}`));
    return row;
  } finally {
    door.agent.destroy();
    await stop();
  }
}
