/** `pnpm api:update`, after a build: writes what each package gives into its `api.md`. */
import { writeFileSync } from 'node:fs';
import { reportOf } from './reportOf.ts';
import { reported } from './reports.ts';

for (const { folder, report } of reported()) writeFileSync(report, reportOf(folder));
