/** `pnpm api:update`, after a build: writes the public types of each package into its `api.md`. */
import { writeFileSync } from 'node:fs';
import { extractApi } from './extractApi.ts';
import { packageReports, readReport } from './reports.ts';

/** Keeps a report that differs only in the order of union members, which TypeScript does not fix. */
const sortedLines = (report: string) => report.split('\n').toSorted().join('\n');

for (const { folder, report } of packageReports()) {
  const built = extractApi(folder);
  if (sortedLines(readReport(report)) !== sortedLines(built)) writeFileSync(report, built);
}
