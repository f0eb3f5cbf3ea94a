import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { publishedPackages } from '../publishedPackages.ts';
import { changesetIssue, compareReports } from './apiChanges.ts';
import { extractApi } from './extractApi.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A package with entry points, and the files of its current report and of the last release. */
type PackageReports = { name: string; version: string; folder: string; report: string; released: string };

/** Lists all packages with entry points. */
export function packageReports(): PackageReports[] {
  return publishedPackages(ROOT).flatMap((entry) => {
    const folder = path.join(ROOT, entry);
    const { name, version, exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    if (!exports) return [];
    const [report, released] = [path.join(folder, 'api.md'), path.join(folder, 'api.released.md')];
    return [{ name, version, folder, report, released }];
  });
}

/** Reads a report; empty for a package that was not released yet. */
export const readReport = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Lists the issues in the reports of all packages. Run after `turbo run build`. */
export async function reportIssues(root: string): Promise<string[]> {
  const releases = (await readChangesets(root)).flatMap((changeset) => changeset.releases);
  return packageReports()
    .flatMap((reports) => [
      staleReportIssue(reports),
      changesetIssue({
        name: reports.name,
        version: reports.version,
        released: readReport(reports.released),
        report: readReport(reports.report),
        stated: releases.filter(({ name }) => name === reports.name).map(({ type }) => type),
      }),
    ])
    .filter((issue) => issue !== null);
}

/** Returns a message when `api.md` differs from the built types. */
function staleReportIssue({ name, folder, report }: PackageReports): string | null {
  const { entryPoints } = compareReports(readReport(report), extractApi(folder));
  if (entryPoints.length === 0) return null;
  return `${name}: the built types of ${entryPoints.join(', ')} differ from api.md. If you meant it, run pnpm api:update and read the diff.`;
}
