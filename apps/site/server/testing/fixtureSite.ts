import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { writePolicies } from '../../build-steps/csp.ts';
import { precompress } from '../../build-steps/precompress.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><style>p{color:red}</style><h1>${title}</h1><script>run("${title}")</script>${'<p>Words. '.repeat(60)}`;

/** Long enough to be worth compressing. */
export const SCRIPT = `export const words = ${JSON.stringify('Grow. '.repeat(200))};\n`;

/** A thousand bytes, each telling its place. */
export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

/** A small built site, finished as the real one is; removed when the test ends. */
export async function fixtureSite({ notFound = true } = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'client');
  const files: Record<string, string | Buffer> = {
    'index.html': page('Intro'),
    'grow-together/index.html': page('Discover'),
    'campus-resources/index.html': page('Campus'),
    'how-we-recruit-1/$$$/index.html': page('Money'),
    'how-we-recruit-1/$$$/visit.json': 'money',
    'visit.json': 'intro',
    'assets/app-1a2b3c.js': SCRIPT,
    'media/films/Kofi_Mensah.mp4': FILM,
    'media/pictures/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'favicon.ico': 'icon',
    'empty.txt': '',
    '.vite/manifest.json': '{}',
    ...(notFound ? { '404/index.html': page('Not found') } : {}),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  writePolicies(root);
  await precompress(root);
  return root;
}
