/** The second half of `pnpm release:version`: from now on reports are compared with what they are today. */
import { copyFileSync } from 'node:fs';
import { reported } from './reports.ts';

for (const { report, released } of reported()) copyFileSync(report, released);
