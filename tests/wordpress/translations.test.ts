import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const plugin = path.join(import.meta.dirname, '../../integrations/wordpress/microsite-content');
const languages = globSync('languages/*.po', { cwd: plugin });

/** Texts of the plugin that WordPress translates. */
function wordsInCode(): string[] {
  const code = globSync('**/*.php', { cwd: plugin }).map((file) =>
    readFileSync(path.join(plugin, file), 'utf8'),
  );
  const words = code.flatMap((text) =>
    [...text.matchAll(/__\(\s*'((?:[^'\\]|\\.)*)',\s*'microsite-content'\s*\)/g)].map(
      ([, said = '']) => said,
    ),
  );
  return [...new Set(words)].sort();
}

/** Words and their translations in a file that translators edit. */
function readPo(file: string): Map<string, string> {
  const text = readFileSync(path.join(plugin, file), 'utf8');
  const entries = [...text.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)];
  return new Map(entries.map(([, id = '', said = '']) => [JSON.parse(id), JSON.parse(said)]));
}

/** Translations in a MO file: a table of lengths and offsets for each text, little-endian. */
function readMo(file: string): Map<string, string> {
  const bytes = readFileSync(path.join(plugin, file));
  const word = (table: number, index: number) => {
    const [length, start] = [0, 4].map((more) => bytes.readUInt32LE(table + index * 8 + more)) as [
      number,
      number,
    ];
    return bytes.toString('utf8', start, start + length);
  };
  const [count, ids, said] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [number, number, number];
  return new Map(Array.from({ length: count }, (_, index) => [word(ids, index), word(said, index)]));
}

it('translates all texts of the plugin into each language, and has the same texts in PO and MO files', () => {
  expect(languages).toEqual(['languages/microsite-content-fr_CA.po']);
  for (const file of languages) {
    const written = readPo(file);
    written.delete('');
    expect([...written.keys()].sort(), file).toEqual(wordsInCode());
    expect(
      [...written.values()].filter((said) => said === ''),
      file,
    ).toEqual([]);
    const compiled = readMo(file.replace(/po$/, 'mo'));
    compiled.delete('');
    expect(Object.fromEntries(compiled), file).toEqual(Object.fromEntries(written));
  }
});

it('keeps the placeholders of texts', () => {
  const values = (words: string) => [...words.matchAll(/%(?:\d\$)?[ds]/g)].map(([value]) => value).sort();
  for (const file of languages) {
    for (const [words, said] of readPo(file)) expect(values(said), words).toEqual(values(words));
  }
});
