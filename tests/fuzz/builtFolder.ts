import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Stands in every file that no visitor may get. */
export const SECRET = 'secret-of-this-machine';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title>${'<p>Words.'.repeat(40)}`;

/** Longer than files that are read whole. */
const LONG_FILM = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));

const SERVED: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Intro'),
  'company/index.html': page('Company'),
  'café/index.html': page('Café'),
  'fr/index.html': page('Bonjour'),
  '404/index.html': page('Not here'),
  'fr/404/index.html': page('Pas ici'),
  '410/1/index.html': page('Gone'),
  'assets/app.js': `export const words = ${JSON.stringify('Grow. '.repeat(200))};`,
  'films/film.mp4': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
  'films/long.mp4': LONG_FILM,
};

/** Writes a small built site, with secrets in it and around it. Its files are the only bytes that a visitor may get. */
export function writeBuiltFolder() {
  const above = mkdtempSync(path.join(tmpdir(), 'fuzz-'));
  const root = path.join(above, 'client');
  const write = (name: string, text: string | Buffer) => {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, text] of Object.entries(SERVED)) {
    write(name, text);
    if (!/\.(?:html|js)$/.test(name)) continue;
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  for (const name of ['../secret.txt', '../records.json', '.env', '_headers', '.git/config'])
    write(name, SECRET);
  symlinkSync('../secret.txt', path.join(root, 'leak.txt'));
  symlinkSync('..', path.join(root, 'up'));
  const known = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)));
  return {
    root,
    /** True when bytes are a file of the site, or a part of one. */
    isServed: (bytes: Buffer) => !bytes.includes(SECRET) && known.some((file) => file.includes(bytes)),
    remove: () => rmSync(above, { recursive: true }),
  };
}
