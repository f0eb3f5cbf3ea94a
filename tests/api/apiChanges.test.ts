import { expect, it } from 'vitest';
import { changesetIssue, compareReports, requiredBump } from './apiChanges.ts';

const BUTTON =
  '# Kit\n\n## .\n\nexport type A = {\n    a: string;\n};\n\n## ./b\n\nexport type B = string;\n';

it('finds no change in the same report', () => {
  expect(compareReports(BUTTON, BUTTON)).toEqual({ change: 'none', entryPoints: [] });
});

it('names the entry point with a new line, and a new entry point', () => {
  const more = BUTTON.replace('a: string;\n', 'a: string;\n    z?: string;\n');
  expect(compareReports(BUTTON, more)).toEqual({ change: 'added', entryPoints: ['.'] });
  expect(compareReports(BUTTON, `${BUTTON}\n## ./c\n\nexport type C = string;\n`)).toEqual({
    change: 'added',
    entryPoints: ['./c'],
  });
});

it('counts the first report of a package as added', () => {
  expect(compareReports('', BUTTON)).toEqual({ change: 'added', entryPoints: ['.', './b'] });
});

it('counts a different or a removed line as a change', () => {
  const others = [BUTTON.replace('B = string', 'B = number'), BUTTON.replace('    a: string;\n', '')];
  expect(others.map((other) => compareReports(BUTTON, other).change)).toEqual(['changed', 'changed']);
});

it('counts a removed entry point as a change, whatever is added elsewhere', () => {
  const [without = ''] = BUTTON.split('## ./b');
  expect(compareReports(BUTTON, `${without}export type N = string;\n`)).toEqual({
    change: 'changed',
    entryPoints: ['.', './b'],
  });
});

it('ignores the order of the members of a union', () => {
  const union = '## .\n\n    } | {\n        a: 1;\n    } | {\n        b: 1;\n';
  const other = '## .\n\n    } | {\n        b: 1;\n    } | {\n        a: 1;\n';
  expect(compareReports(union, other)).toEqual({ change: 'none', entryPoints: [] });
});

it('requires a minor release for every change before 1.0.0', () => {
  expect(requiredBump('0.4.1', 'added')).toBe('minor');
  expect(requiredBump('0.4.1', 'changed')).toBe('minor');
});

it('requires a major release for breaking changes from 1.0.0', () => {
  expect(requiredBump('1.0.0', 'added')).toBe('minor');
  expect(requiredBump('12.0.3', 'changed')).toBe('major');
});

it('requires nothing without a change', () => {
  expect(requiredBump('1.0.0', 'none')).toBe('none');
});

const released = '# Kit\n\n## ./tag\n\nexport type Tag = string;\n';
const report = released.replace('string', 'number');
const kit = { name: 'kit', version: '0.2.0', released, report };

it('asks for a changeset where types have changed, and names the entry point and the bump', () => {
  expect(changesetIssue({ ...kit, stated: [] })).toBe(
    'kit: the types of ./tag differ from those of 0.2.0, and no changeset says so. It needs a minor one: pnpm changeset.',
  );
});

it('accepts a bump that is large enough', () => {
  expect(changesetIssue({ ...kit, stated: ['patch'] })).toContain('a minor one');
  expect(changesetIssue({ ...kit, stated: ['patch', 'minor'] })).toBeNull();
  expect(changesetIssue({ ...kit, stated: ['major'] })).toBeNull();
});

it('asks for a major bump from 1.0.0 on', () => {
  expect(changesetIssue({ ...kit, version: '1.4.0', stated: ['minor'] })).toContain('a major one');
});

it('asks for a changeset of the first release, and for none without a change', () => {
  expect(changesetIssue({ ...kit, released: '', stated: ['patch'] })).toContain('a minor one');
  expect(changesetIssue({ ...kit, report: released, stated: [] })).toBeNull();
});
