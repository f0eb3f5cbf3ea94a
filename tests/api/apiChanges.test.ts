import { expect, it } from 'vitest';
import { changeOf } from './changeOf.ts';

const BUTTON =
  '# Kit\n\n## .\n\nexport type A = {\n    a: string;\n};\n\n## ./b\n\nexport type B = string;\n';

it('sees that nothing has changed', () => {
  expect(changeOf(BUTTON, BUTTON)).toEqual({ change: 'none', doors: [] });
});

it('names the door that gives more, and a door that is new', () => {
  const more = BUTTON.replace('a: string;\n', 'a: string;\n    z?: string;\n');
  expect(changeOf(BUTTON, more)).toEqual({ change: 'added', doors: ['.'] });
  expect(changeOf(BUTTON, `${BUTTON}\n## ./c\n\nexport type C = string;\n`)).toEqual({
    change: 'added',
    doors: ['./c'],
  });
});

it('takes the first report of a package for new', () => {
  expect(changeOf('', BUTTON)).toEqual({ change: 'added', doors: ['.', './b'] });
});

it('takes a line that reads otherwise or that is gone for a change', () => {
  const others = [BUTTON.replace('B = string', 'B = number'), BUTTON.replace('    a: string;\n', '')];
  expect(others.map((other) => changeOf(BUTTON, other).change)).toEqual(['changed', 'changed']);
});

it('takes a door that is gone for a change, whatever is new elsewhere', () => {
  const [without = ''] = BUTTON.split('## ./b');
  expect(changeOf(BUTTON, `${without}export type N = string;\n`)).toEqual({
    change: 'changed',
    doors: ['.', './b'],
  });
});

it('does not mind in which order members of a union are written', () => {
  const union = '## .\n\n    } | {\n        a: 1;\n    } | {\n        b: 1;\n';
  const other = '## .\n\n    } | {\n        b: 1;\n    } | {\n        a: 1;\n';
  expect(changeOf(union, other)).toEqual({ change: 'none', doors: [] });
});
