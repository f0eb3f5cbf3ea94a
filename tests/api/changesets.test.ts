import path from 'node:path';
import { readChangesets } from '@changesets/read';
import { expect, it } from 'vitest';
import { changesetIssue } from './apiChanges.ts';
import { packageReports, readReport } from './reports.ts';

const root = path.join(import.meta.dirname, '../..');

it('a public type that changed since the last release has a changeset that is large enough: from 1.0.0 on, a major one', async () => {
  const releases = (await readChangesets(root)).flatMap((changeset) => changeset.releases);
  const issues = packageReports().map(({ name, version, report, released }) =>
    changesetIssue({
      name,
      version,
      report: readReport(report),
      released: readReport(released),
      stated: releases.filter((release) => release.name === name).map(({ type }) => type),
    }),
  );
  expect(issues.filter((issue) => issue !== null)).toEqual([]);
});
