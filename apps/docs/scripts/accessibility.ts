import { existsSync, readFileSync } from 'node:fs';

/** The record of accessibility checks of a package, `accessibility.json`. */
type Records = {
  checks: Readonly<Record<string, { with: { en: string }; criteria: readonly string[] }>>;
  subjects: readonly {
    sources: readonly string[];
    rows: readonly { check: string; result: string; checked: string }[];
  }[];
};

/** Returns a table of the checks of a folder of sources: criteria of WCAG, result and day. Empty without a record of it. */
export function accessibilityTable(file: string, folder: string): string {
  if (!existsSync(file)) return '';
  const { checks, subjects }: Records = JSON.parse(readFileSync(file, 'utf8'));
  const subject = subjects.find(({ sources }) => sources.includes(folder));
  if (!subject) return '';
  const rows = subject.rows.map(({ check, result, checked }) => {
    const { with: how, criteria = [] } = checks[check] ?? {};
    return `| ${how?.en ?? check} | ${criteria.join(', ')} | ${result} | ${checked} |`;
  });
  return `| Check | WCAG 2.2 | Result | Day |\n|---|---|---|---|\n${rows.join('\n')}`;
}
