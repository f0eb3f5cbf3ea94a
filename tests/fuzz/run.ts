/**
 * Sends 50,000 hostile cases to what gets input of strangers, always the same ones, and prints a table: requests over a socket, calls of
 * the hook, answers of the content host, pictures of a content folder. `node tests/fuzz/run.ts 0.1` sends a tenth of them.
 */
import { type Row, tableOf } from './fuzz.ts';
import { TARGETS } from './targets.ts';

const share = Number(process.argv[2] ?? 1);
const rows: Row[] = [];
for (const run of TARGETS) {
  const row = await run(share);
  rows.push(row);
  console.error(`${row.name}: ${row.cases} cases`);
  for (const issue of row.issues) console.error(`✗ ${row.name}: ${issue}`);
}
console.info(tableOf(rows));
if (rows.some(({ issues }) => issues.length > 0)) process.exitCode = 1;
