import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>p{color:red}</style><h1>${title}</h1><script>run("${title}")</script>${'<p>Words. '.repeat(60)}`;

/** Long enough to be worth compressing. */
export const SCRIPT = `export const words = ${JSON.stringify('Grow. '.repeat(200))};\n`;

/** A thousand bytes; each holds its position. */
export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

/** Longer than files that are read whole. */
export const LONG_FILM = Buffer.concat(Array.from({ length: 400 }, () => FILM));

/** Hash of an inline script or style, as a policy writes it. */
export const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policyOf = (title: string) =>
  `default-src 'self'; script-src 'self' ${sha(`run("${title}")`)}; style-src 'self' ${sha('p{color:red}')}; frame-ancestors 'none'`;

/** Writes a small built site: pages, compressed scripts, policies beside it. Removed when the test ends. */
export async function fixtureSite({ notFound = true } = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'client');
  const titles: Record<string, string> = {
    'index.html': 'Intro',
    'company/index.html': 'Company',
    // Under an alias, for servers that cannot redirect.
    'firm/index.html': 'Company',
    'news/index.html': 'News',
    'money/$$$/index.html': 'Money',
    ...(notFound && { '404/index.html': 'Not found' }),
  };
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, page(title)])),
    'money/$$$/page-data.json': 'money',
    'page-data.json': 'intro',
    'assets/app-1a2b3c.js': SCRIPT,
    'media/films/film.mp4': FILM,
    'media/films/Long.mp4': LONG_FILM,
    'media/pictures/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.ico': 'icon',
    'empty.txt': '',
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
    if (!/\.(?:html|js)$/.test(name)) continue;
    writeFileSync(join(root, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(root, `${name}.gz`), gzipSync(content));
  }
  const policies = Object.entries(titles).map(([name, title]) => [`/${name}`, policyOf(title)]);
  writeFileSync(join(folder, 'csp.json'), JSON.stringify(Object.fromEntries(policies)));
  return root;
}

/** Writes a folder with three recorded responses, removed when the test ends. */
export function fixtureRecordings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'menu.json'), '[{"title":"Services"}]');
  writeFileSync(join(folder, 'campus-events.json'), '{"events":[{"id":1}]}');
  writeFileSync(join(folder, 'long.json'), JSON.stringify(Array(400).fill({ title: 'Services' })));
  writeFileSync(join(folder, 'README.md'), 'Where these come from.');
  return folder;
}
