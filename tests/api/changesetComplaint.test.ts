import { expect, it } from 'vitest';
import { changesetComplaint } from './changesetComplaint.ts';

const released = '# Kit\n\n## ./tag\n\nexport type Tag = string;\n';
const report = released.replace('string', 'number');
const kit = { name: 'kit', version: '0.2.0', released, report };

it('asks for a changeset where types have changed, and names the door and the size', () => {
  expect(changesetComplaint({ ...kit, said: [] })).toBe(
    'kit: types of ./tag are not what they were in 0.2.0, and no changeset says so. It needs a minor one: pnpm changeset.',
  );
});

it('takes the largest of several', () => {
  expect(changesetComplaint({ ...kit, said: ['patch'] })).toContain('a minor one');
  expect(changesetComplaint({ ...kit, said: ['patch', 'minor'] })).toBeNull();
  expect(changesetComplaint({ ...kit, said: ['major'] })).toBeNull();
});

it('asks for a major one once a version has promised its types', () => {
  expect(changesetComplaint({ ...kit, version: '1.4.0', said: ['minor'] })).toContain('a major one');
});

it('asks for the changeset of a first release, and for none where nothing has changed', () => {
  expect(changesetComplaint({ ...kit, released: '', said: ['patch'] })).toContain('a minor one');
  expect(changesetComplaint({ ...kit, report: released, said: [] })).toBeNull();
});
