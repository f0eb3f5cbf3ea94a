import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ContentError } from '../contentError.ts';
import { LEGACY_ENCODINGS, type LegacyEncoding } from './encoding.ts';
import { readText } from './readText.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

function issuesOf(bytes: Uint8Array, name = 'brand.json'): readonly string[] {
  try {
    readText(bytes, name);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(String);
    throw error;
  }
}

function utf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  return bytes;
}

const savedAs = (text: string, encoding: LegacyEncoding) =>
  Uint8Array.from(text, (letter) => {
    const byte = LEGACY_ENCODINGS[encoding].indexOf(letter);
    return byte < 0 ? letter.charCodeAt(0) : 0x80 + byte;
  });

/** A text that was saved as UTF-8 and opened as if it were in another encoding. */
const readAs = (text: string, encoding: LegacyEncoding | 'Latin-1') =>
  Array.from(utf8(text), (byte) =>
    byte < 0x80 || encoding === 'Latin-1'
      ? String.fromCharCode(byte)
      : (LEGACY_ENCODINGS[encoding][byte - 0x80] ?? ''),
  ).join('');

const FRENCH = '{ "title": "Élodie est arrivée à l’heure" }';

test('reads UTF-8 with and without its mark, and JSON in UTF-16', () => {
  for (const bytes of [
    utf8(FRENCH),
    utf8(`\ufeff${FRENCH}`),
    ...[true, false].flatMap((isBig) => [utf16(`\ufeff${FRENCH}`, isBig), utf16(FRENCH, isBig)]),
  ])
    expect(readText(bytes, 'brand.json')).toBe(FRENCH);
});

test('names an encoding that browsers do not read, and a file that is no text', () => {
  const captions = utf16('\ufeffWEBVTT', false);
  expect(issuesOf(captions, 'films/welcome.fr.vtt')).toEqual([
    'films/welcome.fr.vtt: this file is saved as UTF-16LE, which browsers and builds do not read. Open it in an editor, and save it as UTF-8.',
  ]);
  expect(issuesOf(Uint8Array.of(0xff, 0xfe, 0, 0, 0x7b, 0, 0, 0)).join()).toContain('saved as UTF-32');
  expect(issuesOf(utf16('\ufeff{ \ud83d }', true)).join()).toContain('UTF-16BE, and a part of it is missing');
  expect(issuesOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0x10)).join()).toContain(
    'this is not a text file',
  );
});

test.each<LegacyEncoding>(['Windows-1252', 'Mac Roman', 'DOS 850'])(
  'tells %s from others, and what its words were meant to be',
  (encoding) => {
    const words = '{\n  "title": "Noël",\n  "text": "Elle est arrivée à côté, très à l\'aise"\n}';
    expect(issuesOf(savedAs(words, encoding))).toEqual([
      `brand.json, line 2, column 15: this file is not saved as UTF-8, and visitors would read "No�l". It looks like ${encoding}, where this is "Noël". Open it as ${encoding}, and save it as UTF-8. (6 more in this file, in these lines: 3)`,
    ]);
  },
);

test('detects that only one word was pasted in another encoding', () => {
  const [before = '', after = ''] = FRENCH.split('arrivée');
  const bytes = Uint8Array.of(...utf8(`${before}arriv`), 0xe9, ...utf8(`e${after}`));
  expect(issuesOf(bytes).join()).toContain(
    'The rest of the file is UTF-8: write "arrivée" here, and save it as UTF-8.',
  );
});

test.each<[string, string, string]>([
  ['Windows-1252', 'arrivÃ©e', 'arrivée'],
  ['Windows-1252', 'lâ€™hiver', 'l’hiver'],
  ['Windows-1252', 'cÅ“ur', 'cœur'],
  ['Windows-1252', 'CAFÃ‰', 'CAFÉ'],
  ['Windows-1252', 'Â«', '«'],
  ['Windows-1252', 'lÃƒÂ©ger', 'léger'],
  ['Windows-1252', 'voilÃ\xa0', 'voilà'],
  ['Windows-1252', 'ðŸ˜€', '😀'],
  ['Windows-1252', 'Ð¿Ñ€Ð¸Ð²ÐµÑ‚', 'привет'],
  ['Windows-1252', 'l\xe2\x80\x99hiver', 'l’hiver'],
  ['Mac Roman', 'arriv√©e', 'arrivée'],
  ['Mac Roman', 'l‚Äôhiver', 'l’hiver'],
])('detects UTF-8 that was read as %s: %s', (encoding, garbled, meant) => {
  const [issue = '', ...others] = issuesOf(utf8(`{\n  "title": "${garbled} today"\n}`));
  expect(others).toEqual([]);
  expect(issue).toMatch(/^brand\.json, line 2, column \d+: ".+" is UTF-8 that was read as /);
  expect(issue).toContain(`read as ${encoding}. It was probably meant to be "${meant}": write that.`);
});

test.each([
  '« é », «\xa0É\xa0»\xa0: l’été, VOILÀ\u202f! “CAFÉ” « À »',
  '“AMANHÔ, IRMÃ…, MAÇÃ—e, PITEÅ”, „JÄ“, Spaß“, hâlâ…, ‚Äpfel‘',
  '√π is about 1.77; 2√π, 5 ≈ 5.0, ¬(a ∧ b)',
  '👩\u200d🚀 ❤\ufe0f 1\ufe0f⃣ 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'می\u200cخواهم क्\u200dष ภาษา\u200bไทย',
  'Really? /campus?as=student https://e.example/?q=a mailto:a@e.example?subject=b',
  'a || b ======= c <<<<<<<',
])('accepts right text: %s', (words) => {
  expect(issuesOf(utf8(`{ "title": ${JSON.stringify(words)} }`))).toEqual([]);
});

test.each<[string, string, string]>([
  ['arriv\ufffde', '"arriv�e" has lost a letter (U+FFFD)', 'Write the word again.'],
  ['gro\xadwth', '"gro[U+00AD]wth" has U+00AD inside, a soft hyphen.', 'Take it out: "growth".'],
  ['gro\u200bwth', 'has U+200B inside, a character without width.', 'Take it out: "growth".'],
  ['gro\u200cwth', 'has U+200C inside, a character without width.', 'Take it out: "growth".'],
  ['gro\u200dwth', 'has U+200D inside, a character without width.', 'Take it out: "growth".'],
  ['gro\u2060wth', 'has U+2060 inside, a character without width.', 'Take it out: "growth".'],
  ['gro\ufeffwth', 'has U+FEFF inside, a byte order mark', 'Take it out: "growth".'],
  ['gro\u200ewth', 'has U+200E inside, a mark of reading direction.', 'Take it out: "growth".'],
  [
    'in\u202evoice',
    '"in[U+202E]voice" has U+202E inside, a mark of reading direction.',
    'Take it out: "invoice".',
  ],
  ['in\u2066voice', 'has U+2066 inside, a mark of reading direction.', 'Take it out: "invoice".'],
  ['be\u0007ll', '"be[U+0007]ll" has U+0007 inside, a control character', 'Take it out: "bell".'],
  ['l\x92hiver', 'has U+0092 inside, which is "’" of Windows-1252 read as Latin-1.', 'meant to be "l’hiver"'],
  ['one\u2028two', 'has U+2028 inside, a line break that only some programs know.', 'Write a space'],
  ['\uf0b7point', 'has U+F0B7 inside, a character that only one typeface has', 'such as "•"'],
  ['\ud83d', 'half a character', 'Write the whole character again.'],
  ['arriv?e', '"arriv?e" has a question mark inside', 'Write the word again'],
])('refuses %j, with a description and the remedy', (word, looks, remedy) => {
  for (const written of [JSON.stringify(word), escaped(word)]) {
    const [issue = '', ...others] = issuesOf(utf8(`{\n  "title": ${written}\n}`));
    // Half a character has no bytes of its own, and a control character is no JSON: both are there as escapes alone.
    if (issue === '' || (written.includes('\ufffd') && !word.includes('\ufffd'))) continue;
    expect(others).toEqual([]);
    expect(issue).toMatch(/^brand\.json, line 2, column \d+: /);
    expect(issue).toContain(looks);
    expect(issue).toContain(remedy);
  }
  expect(issuesOf(utf8(`{\n  "title": ${escaped(word)}\n}`))).toHaveLength(1);
});

const escaped = (word: string) =>
  `"${Array.from({ length: word.length }, (_, index) => `\\u${word.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')}"`;

test('finds a lost letter elsewhere in the same file', () => {
  expect(issuesOf(utf8('{ "a": "arriv\ufffde", "b": "arrivée" }')).join()).toContain(
    'It was probably meant to be "arrivée": write that.',
  );
});

test('names the position of an escape in the file', () => {
  expect(issuesOf(utf8('{ "a": "\\u00e9\\u00e9 gro\\u200bwth" }')).join()).toMatch(
    /^brand\.json, line 1, column 25: /,
  );
  expect(issuesOf(utf8('WEBVTT\n\nHello &#x200b;there'), 'a.vtt').join()).toMatch(
    /^a\.vtt, line 3, column 7: /,
  );
});

test('refuses merge conflict markers, and accepts a heading in a comment', () => {
  const merged = '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> later\n}';
  expect(issuesOf(utf8(merged))).toEqual([
    expect.stringMatching(
      /^brand\.json, line 2, column 1: "<<<<<<< HEAD" is a conflict marker of git.*lines: 4, 6\)$/,
    ),
  ]);
  expect(issuesOf(utf8(merged.replaceAll('\n', '\r\n')))).toHaveLength(1);
  expect(issuesOf(utf8('WEBVTT\n\n=======\n'), 'a.vtt')).toHaveLength(1);
  expect(issuesOf(utf8('/*\n=======\nColours\n=======\n*/'), 'theme.css')).toEqual([]);
});

const WORD = fc.stringMatching(/^[A-ZÉÀÔŒÇ]?[a-zéèêàçôûïœ]{1,8}$/);
const BETWEEN = fc.constantFrom(
  ' ',
  ', ',
  '’',
  '… ',
  ' – ',
  '\u00a0: ',
  ' «\u00a0',
  '\u00a0» ',
  '-',
  ' “',
  '”, ',
);
const words = fc
  .array(fc.tuple(WORD, BETWEEN), { minLength: 1, maxLength: 12 })
  .map((pairs) => pairs.flat().join(''));

test('reads any French text, and refuses it garbled by another encoding', () => {
  const encodings = fc.constantFrom<LegacyEncoding | 'Latin-1'>('Windows-1252', 'Mac Roman', 'Latin-1');
  fc.assert(
    fc.property(words, fc.nat(20), encodings, (text, line, encoding) => {
      const file = (word: string) => `${'\n'.repeat(line)}{ "title": ${JSON.stringify(word)} }`;
      expect(issuesOf(utf8(file(text)))).toEqual([]);
      const garbled = readAs(`${text} arrivée`, encoding);
      expect(issuesOf(utf8(file(garbled))).join('\n')).toContain(`brand.json, line ${line + 1}, column `);
    }),
    { seed: 36, numRuns: 300 },
  );
});
