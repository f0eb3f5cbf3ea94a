/** Second half of `pnpm release:version`: stores the current reports as those of the last release. */
import { copyFileSync } from 'node:fs';
import { packageReports } from './reports.ts';

for (const { report, released } of packageReports()) copyFileSync(report, released);
