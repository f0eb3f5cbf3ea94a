/** `pnpm api:update`, after a build: writes what each package gives into its `api.md`. */
import { writeFileSync } from 'node:fs';
import { changeOf } from './changeOf.ts';
import { reportOf } from './reportOf.ts';
import { readReport, reported } from './reports.ts';

for (const { folder, report } of reported()) {
  const built = reportOf(folder);
  if (changeOf(readReport(report), built).change !== 'none') writeFileSync(report, built);
}
