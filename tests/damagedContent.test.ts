import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { fileIssues } from '../packages/content-tools/src/check/files.ts';

const root = path.join(import.meta.dirname, '..');
const FOLDERS = [
  'packages/stories/content',
  'apps/norrbeck/content',
  'packages/create-microsite/template/content',
  'packages/content-tools/example',
];

/** Text files of editors and designers: both firms, a new site and the example. */
const files = FOLDERS.flatMap((folder) =>
  globSync('**/*.{json,vtt,svg,ts}', { cwd: path.join(root, folder) })
    .toSorted()
    .map((name) => ({
      name: name.replaceAll('\\', '/'),
      text: readFileSync(path.join(root, folder, name), 'utf8'),
    })),
);
const jsonFiles = files.filter(({ name, text }) => name.endsWith('.json') && /^\s*"/m.test(text));

const place = mkdtempSync(path.join(tmpdir(), 'damaged-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Checks a folder with only this file. */
function issuesOf(name: string, bytes: string | Uint8Array): string[] {
  const folder = mkdtempSync(path.join(place, 'content-'));
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), bytes);
  return fileIssues(folder)
    .map(String)
    .filter((issue) => !issue.includes('this file is not read'));
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns an offset that splits no character and no escape, and is not 0, where a byte order mark may be. */
function offsetIn(text: string, share: number): number {
  let offset = 1 + Math.floor(share * (text.length - 1));
  while (
    /[\\&]\S{0,8}$/.test(text.slice(Math.max(0, offset - 9), offset)) ||
    /[\udc00-\udfff]/.test(text.charAt(offset))
  )
    offset += 1;
  return offset;
}

/** Damage to a file by a program, a person or a merge. */
const DAMAGE: Readonly<Record<string, readonly string[]>> = {
  'a lost letter': ['arriv\ufffde', '\ufffd'],
  'UTF-8 read as Windows-1252': ['arrivÃ©e', 'lâ€™hiver', 'cÅ“ur', 'mot Â« mot', 'voilÃ\xa0', 'lÃƒÂ©ger'],
  'UTF-8 read as Latin-1': ['lâ\x80\x99hiver', 'Ã\x89tat'],
  'UTF-8 read as Mac Roman': ['arriv√©e', 'l‚Äôhiver'],
  'a control of direction': [
    '\u202a',
    '\u202b',
    '\u202c',
    '\u202d',
    '\u202e',
    '\u2066',
    '\u2067',
    '\u2068',
    '\u2069',
  ],
  'a control character': ['\0', '\b', '\x1b', '\x7f', '\x92', '\u2028'],
  'a character that nobody sees': [
    'a\u200bb',
    'a\xadb',
    'a\u2060b',
    'a\ufeffb',
    'a\u200db',
    'a\u200eb',
    '\u{e0041}',
  ],
};

const anyFile = fc.constantFrom(...files);
const anywhere = fc.double({ min: 0, max: 0.999, noNaN: true });
const seeded = { seed: 36, numRuns: 120 };

it('finds no issue in the samples', () => {
  expect(files.length).toBeGreaterThan(300);
  for (const folder of FOLDERS) expect(fileIssues(path.join(root, folder))).toEqual([]);
});

it.each(Object.entries(DAMAGE))('refuses %s in any file of the samples, with file and line', (_, kinds) => {
  fc.assert(
    fc.property(anyFile, anywhere, fc.constantFrom(...kinds), ({ name, text }, share, damage) => {
      const offset = offsetIn(text, share);
      const issues = issuesOf(name, text.slice(0, offset) + damage + text.slice(offset));
      expect(issues.join('\n')).toContain(`${name}, line ${lineAt(text, offset)}, column `);
    }),
    seeded,
  );
});

it.each([
  ['Windows-1252', [0xe9, 0xe0, 0x92, 0xab]],
  ['Mac Roman', [0x8e, 0x8f, 0xd5]],
])('refuses a byte of %s in any file of the samples, with file and line', (_, kinds) => {
  fc.assert(
    fc.property(anyFile, anywhere, fc.constantFrom(...kinds), ({ name, text }, share, byte) => {
      const offset = offsetIn(text, share);
      const [before, after] = [text.slice(0, offset), text.slice(offset)];
      const bytes = Buffer.concat([Buffer.from(before), Buffer.of(byte), Buffer.from(after)]);
      const [issue = '', ...others] = issuesOf(name, bytes);
      expect(others).toEqual([]);
      expect(issue).toContain(`${name}, line ${lineAt(text, offset)}, column `);
      expect(issue).toContain('this file is not saved as UTF-8');
    }),
    seeded,
  );
});

it('refuses merge conflict markers between any two lines of the samples', () => {
  fc.assert(
    fc.property(anyFile, anywhere, ({ name, text }, share) => {
      const lines = text.split('\n');
      const at = Math.floor(share * lines.length);
      const merged = [
        ...lines.slice(0, at),
        '<<<<<<< HEAD',
        ...lines.slice(at),
        '=======',
        '>>>>>>> later',
        '',
      ];
      expect(issuesOf(name, merged.join('\n')).join('\n')).toContain(
        `${name}, line ${at + 1}, column 1: "<<<<<<< HEAD"`,
      );
    }),
    seeded,
  );
});

it('refuses a duplicate of any key of the samples, with both lines', () => {
  fc.assert(
    fc.property(fc.constantFrom(...jsonFiles), anywhere, ({ name, text }, share) => {
      const keys = [...text.matchAll(/^\s*("[^"\\]+"): ?/gm)];
      const [written = '', key = ''] = keys[Math.floor(share * keys.length)] ?? [];
      const index = keys[Math.floor(share * keys.length)]?.index ?? 0;
      const offset = index + written.length - written.trimStart().length;
      const twice = `${text.slice(0, offset)}${key}: null,\n${text.slice(offset)}`;
      const line = lineAt(text, offset);
      expect(issuesOf(name, twice)).toEqual([
        expect.stringContaining(
          `${name}, line ${line + 1}, column 1: ${key} is here a second time, and the first is in line ${line}.`,
        ),
      ]);
    }),
    seeded,
  );
});

it('reads every sample with a byte order mark, JSON in UTF-16 too, and names UTF-16 elsewhere', () => {
  fc.assert(
    fc.property(anyFile, fc.boolean(), ({ name, text }, isBig) => {
      expect(issuesOf(name, `\ufeff${text}`)).toEqual([]);
      const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
      const issues = issuesOf(name, isBig ? bytes.swap16() : bytes);
      if (name.endsWith('.json')) expect(issues).toEqual([]);
      else expect(issues).toEqual([expect.stringContaining(`${name}: this file is saved as UTF-16`)]);
    }),
    seeded,
  );
});
