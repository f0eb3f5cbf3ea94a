import { readChangesets } from '@changesets/read';
import { changeOf } from './changeOf.ts';
import { changesetComplaint } from './changesetComplaint.ts';
import { reportOf } from './reportOf.ts';
import { type Reported, readReport, reported } from './reports.ts';

/** Compares the report with the build. */
function complaintOfReport({ name, folder, report }: Reported): string | null {
  const { doors } = changeOf(readReport(report), reportOf(folder));
  if (doors.length === 0) return null;
  return `${name}: what is built for ${doors.join(', ')} is not what api.md says. Is it meant? pnpm api:update, and read the diff.`;
}

/** Lists the faults in the reports of all packages. Run after `turbo run build`. */
export async function reportComplaints(root: string): Promise<string[]> {
  const releases = (await readChangesets(root)).flatMap((changeset) => changeset.releases);
  return reported()
    .flatMap((one) => [
      complaintOfReport(one),
      changesetComplaint({
        name: one.name,
        version: one.version,
        released: readReport(one.released),
        report: readReport(one.report),
        said: releases.filter(({ name }) => name === one.name).map(({ type }) => type),
      }),
    ])
    .filter((complaint) => complaint !== null);
}
