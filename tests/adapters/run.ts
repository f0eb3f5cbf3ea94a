/**
 * Starts every server that the built site supports, and sends each the same table of requests. `node tests/adapters/run.ts nginx`
 * tests one, and a folder after it is the build to serve. Run after `turbo run build`. Installs missing servers with apt. Where apt may not, it skips the server with a
 * message; in CI that is an error.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMalformed } from './checkMalformed.ts';
import { checkObservatory } from './checkObservatory.ts';
import { checkResponse } from './checkResponse.ts';
import { expectations } from './expectations.ts';
import { freePort } from './freePort.ts';
import { installPrograms } from './installPrograms.ts';
import { makeCertificate } from './makeCertificate.ts';
import { MALFORMED } from './malformed.ts';
import { printTable, type Row } from './printTable.ts';
import type { ServerAdapter } from './ServerAdapter.ts';
import { openTarget } from './sendRequest.ts';
import { node } from './servers/node.ts';
import { SERVERS } from './servers.ts';
import { siteBuild } from './siteBuild.ts';

const MALFORMED_ROW = 'malformed, or outside';

const [only, build = path.join(import.meta.dirname, '../../apps/site/build')] = process.argv.slice(2);
const site = siteBuild(build);
const table = expectations(site);
const work = mkdtempSync(path.join(tmpdir(), 'adapters-'));
const chosen = SERVERS.filter(({ name }) => only === undefined || name.toLowerCase().startsWith(only));
const issues: string[] = [];

const upstreamPort = await freePort();
const upstreamFolder = path.join(work, 'upstream');
mkdirSync(upstreamFolder);
const stopUpstream = await node.start({ build, work: upstreamFolder, upstreamPort: 0, port: upstreamPort });
const rows: Row[] = [];
try {
  for (const server of chosen) {
    const missing = installPrograms(server);
    if (missing.length === 0) rows.push(await testServer(server));
    else if (process.env.CI) issues.push(`${server.name}: ${missing.join(', ')} cannot be installed here.`);
    else console.info(`– ${server.name} is skipped: ${missing.join(', ')} cannot be installed here.`);
  }
} finally {
  await stopUpstream();
  rmSync(work, { recursive: true, force: true });
}
printTable(rows);
for (const issue of issues.slice(0, 30)) console.error(`✗ ${issue}`);
if (issues.length > 0) {
  console.error(`✗ ${issues.length} responses differ from the table.`);
  process.exit(1);
}

async function testServer(server: ServerAdapter): Promise<Row> {
  const folder = path.join(work, server.name.toLowerCase());
  mkdirSync(folder);
  const port = await freePort();
  const row: Row = { name: server.name, right: new Map(), sent: new Map() };
  const count = (about: string, found: readonly string[]) => {
    row.sent.set(about, (row.sent.get(about) ?? 0) + 1);
    if (found.length === 0) row.right.set(about, (row.right.get(about) ?? 0) + 1);
  };
  const tls = server.isSecure && makeCertificate(folder);
  const stop = await server.start({ build, work: folder, upstreamPort, port, ...(tls && { tls }) });
  const target = openTarget(port, tls && readFileSync(tls.certificate, 'utf8'));
  try {
    for (const each of table) {
      const expectation = server.differs ? server.differs(each) : each;
      if (expectation === null) continue;
      const { about, method = 'GET', headers } = expectation;
      const found = await checkResponse(expectation, { target, client: site.client });
      count(about, found);
      const request = `${method} ${expectation.path} ${headers ? JSON.stringify(headers) : ''}`;
      issues.push(...found.map((issue) => `${server.name}, ${about}: ${request}: ${issue}`));
    }
    for (const page of site.pages.filter((_, index) => index % 10 === 0)) {
      const found = await checkObservatory(page, target, server.leastPoints ?? 130);
      count('points of the Observatory', found);
      issues.push(...found.map((issue) => `${server.name}, ${page}: ${issue}`));
    }
    const found = await checkMalformed(server, target);
    row.sent.set(MALFORMED_ROW, MALFORMED.length);
    row.right.set(MALFORMED_ROW, MALFORMED.length - found.length);
    issues.push(...found.map((issue) => `${server.name}, malformed: ${issue}`));
    return row;
  } finally {
    target.agent.destroy();
    await stop();
  }
}
