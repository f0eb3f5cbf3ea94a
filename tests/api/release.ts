/** The second half of `pnpm release:version`: the reports of today become those of the last release. */
import { copyFileSync } from 'node:fs';
import { packageReports } from './reports.ts';

for (const { report, released } of packageReports()) copyFileSync(report, released);
