import type { RanMigration } from '../migrate/migrations.ts';
import type { Dependency } from './manifest.ts';
import type { ChangedFile } from './repository.ts';

/** Everything that an upgrade did, and what it leaves. */
export type Upgrade = {
  from: string;
  to: string;
  packages: readonly Dependency[];
  migrations: readonly RanMigration[];
  files: readonly ChangedFile[];
  /** Changes that only a person can make, a line each: file, line, what to do. */
  byHand: readonly string[];
  /** Issues that `microsite check` of the new version finds. */
  issues: readonly string[];
};

/** Name of the file of the report, in the folder of the site. */
export const REPORT = 'upgrade-report.md';

/** Writes an upgrade as Markdown. */
export function upgradeReport({ from, to, packages, migrations, files, byHand, issues }: Upgrade): string {
  const left = [...migrations.flatMap((migration) => migration.byHand), ...byHand];
  return `${[
    `# Upgrade from ${from} to ${to}`,
    '',
    '| Package | Before | Now |',
    '|---|---|---|',
    ...packages.map(({ name, range, version }) => `| ${name} | ${version ?? range} | ${to} |`),
    '',
    '## Migrations',
    '',
    ...(migrations.length === 0 ? [`No version after ${from} needs one.`, ''] : []),
    ...migrations.flatMap(({ version, about, changes }) => [
      `### ${version}: ${about}`,
      '',
      ...listOf(changes, 'It found nothing to change.'),
      '',
    ]),
    '## Left to do by hand',
    '',
    ...listOf(left, 'Nothing.'),
    '',
    ...(issues.length === 0
      ? ['`microsite check` finds the site in order.']
      : ['`microsite check` finds:', '', ...listOf(issues, '')]),
    '',
    '## Files',
    '',
    ...listOf(
      files.map(({ file, how }) => `${how}: ${file}`),
      'None.',
    ),
    '',
    '## Next',
    '',
    '1. Look at the changes: `git diff`. Run your formatter.',
    '2. Run your tests: `npm test`.',
    `3. Remove this report, or keep it, and commit: \`git add --all && git commit --message "Upgrade to ${to}"\`.`,
    '',
    'To go back instead: `git restore . && git clean --interactive`, then install.',
  ].join('\n')}\n`;
}

const listOf = (lines: readonly string[], none: string) =>
  lines.length === 0 ? [none] : lines.map((line) => `- ${line}`);
