import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { run } from './run.ts';

function terminal(answers: string[] = []) {
  const printed: string[] = [];
  const errors: string[] = [];
  const left = [...answers];
  const input = new PassThrough();
  const output = new Writable({
    write(question, _encoding, done) {
      if (String(question).endsWith(' ')) input.write(`${left.shift()}\n`);
      done();
    },
  });
  return {
    printed,
    errors,
    input,
    output,
    isInteractive: answers.length > 0,
    print: (words: string) => void printed.push(words),
    printError: (words: string) => void errors.push(words),
    today: '2027-01-02',
  };
}

const json = (...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8'));

test('follows the flags, and asks nothing without a terminal', async () => {
  using place = emptyFolder();
  const folder = join(place.folder, 'aube-dupre');
  const at = terminal();
  const flags = [
    '--language',
    'fr-CA',
    '--language',
    'en-CA',
    '--section',
    'Bâtir / Build',
    '--colour',
    'teal',
  ];
  expect(await run([folder, ...flags], at)).toBe(0);
  expect(json(folder, 'content/brand.json')).toMatchObject({
    language: 'fr',
    firm: 'Aube Dupre',
    sections: [{ id: 'batir', name: 'Bâtir', path: '/batir' }],
  });
  expect(readFileSync(join(folder, 'microsite.config.ts'), 'utf8')).toContain(
    "languages: ['fr-CA', 'en-CA']",
  );
  expect(at.printed.join()).toContain('npm install');
});

test('asks for everything that no flag gives, and again after an invalid answer', async () => {
  using place = emptyFolder();
  const folder = join(place.folder, 'x');
  const at = terminal(['Aube', 'en, fr', 'Root / Racine, Build / Bâtir', 'everybody', 'nice', '']);
  expect(await run([folder], at)).toBe(0);
  expect(at.printed[0]).toContain('"nice" is not a colour');
  expect(json(folder, 'content/brand.json')).toMatchObject({
    firm: 'Aube',
    sections: [{ id: 'root' }, { id: 'build' }],
  });
  expect(existsSync(join(folder, 'content/taxonomy.json'))).toBe(false);
  expect(json(folder, 'content/brand.fr.json').sections[1]).toEqual({ name: 'Bâtir', path: '/batir' });
});

test.each([
  [['--colour', 'nice'], '"nice" is not a colour'],
  [['--color', 'red'], "Unknown option '--color'"],
])('explains %s', async (flags, words) => {
  const at = terminal();
  expect(await run(flags, at)).toBe(1);
  expect(at.errors.join()).toContain(words);
});

test('lists its flags', async () => {
  const at = terminal();
  expect(await run(['--help'], at)).toBe(0);
  expect(at.printed.join()).toContain('--section');
});
