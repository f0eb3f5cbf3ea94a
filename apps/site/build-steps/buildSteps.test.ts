import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { builtFiles } from './builtFiles.ts';
import { writePolicies } from './csp.ts';
import { gatherFiles } from './gatherFiles.ts';
import { inlineHashes } from './inlineHashes.ts';
import { dropGone, leaveBuild, takeLastBuild } from './lastBuild.ts';
import { precompress } from './precompress.ts';

function built(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries({ 'client/index.html': '', ...files })) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return join(folder, 'client');
}

test('hashes what a browser would run, each text once', () => {
  const { scripts, styles } = inlineHashes(
    '<script>a</script><script type="module" data-x="a>b">b\r\nc</script><SCRIPT>a</SCRIPT><script src="/x.js"></script>' +
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script><style media="print">p{}</style>',
  );
  expect(scripts).toEqual([
    "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    "'sha256-bFFs/DBuU2NqQJqoR4DblzBJDGs5KMyrDxg6j7w5Ek4='",
  ]);
  expect(styles).toHaveLength(1);
});

test('writes a policy for each page, with the origins it was built to ask', () => {
  const root = built({
    'client/index.html': '<script>a</script>',
    'client/a/index.html': '<p>',
    'client/x.js': 'a',
  });
  expect(writePolicies(root, { connect: ['https://content.example.com'] })).toBe(2);
  const policies = JSON.parse(readFileSync(join(root, '..', 'csp.json'), 'utf8'));
  expect(Object.keys(policies)).toEqual(['/a/index.html', '/index.html']);
  expect(policies['/index.html']).toContain(
    "script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=';",
  );
  expect(policies['/a/index.html']).toContain("script-src 'self';");
  expect(policies['/a/index.html']).toContain("connect-src 'self' https://content.example.com;");
});

test('compresses texts where it saves something, and removes what an earlier build left', async () => {
  const words = 'Grow together. '.repeat(200);
  const root = built({
    'client/page.html': words,
    'client/small.css': 'p{}',
    'client/film.mp4': words,
    'client/gone.js.br': 'old',
  });
  const texts = await precompress(root);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString()).toBe(words);
  expect(gunzipSync(readFileSync(join(root, 'page.html.gz'))).toString()).toBe(words);
  for (const name of ['small.css.br', 'film.mp4.br', 'gone.js.br'])
    expect(existsSync(join(root, name))).toBe(false);
  expect(Object.keys(texts).sort()).toEqual(['index.html', 'page.html', 'small.css']);
});

test('leaves alone what is packed already, as long as it is the same', async () => {
  const words = 'Grow together. '.repeat(200);
  const root = built({
    'client/a.txt': words,
    'client/b.txt': words,
    'client/c.txt': words,
    'client/d.txt': words,
  });
  const known = await precompress(root);
  const marked = ['a.txt.br', 'b.txt.br', 'c.txt.br', 'd.txt.br'].map((name) => join(root, name));
  for (const file of marked) writeFileSync(file, 'x'.repeat(readFileSync(file).length));
  writeFileSync(join(root, 'b.txt'), `${words}!`);
  rmSync(join(root, 'c.txt.gz'));

  await precompress(root, { known, done: new Set(['d.txt', 'd.txt.br']) });
  expect(marked.map((file) => readFileSync(file, 'utf8').startsWith('xx'))).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(existsSync(join(root, 'd.txt.gz'))).toBe(false);
});

test('gathers scripts and media, and nothing that a host need not serve', () => {
  const root = built({
    'browser/assets/app.js': 'script',
    'browser/.vite/manifest.json': '{}',
    'media/pictures/a.avif': 'picture',
  });
  gatherFiles(root, { browser: join(root, '../browser'), media: join(root, '../media') });
  expect(readFileSync(join(root, 'assets/app.js'), 'utf8')).toBe('script');
  expect(readFileSync(join(root, 'media/pictures/a.avif'), 'utf8')).toBe('picture');
  expect(existsSync(join(root, '.vite'))).toBe(false);
});

test('keeps of the last build what was listed, until a build takes the list', async () => {
  const root = built({
    'client/a/index.html': 'page',
    'client/old.js': 'left over',
    'made.json': '{"stamp":"x"}',
  });
  const first = takeLastBuild(root);
  expect(first.pages).toEqual({});
  expect(builtFiles(root)).toEqual([]);

  writeFileSync(join(root, 'index.html'), 'page');
  writeFileSync(join(root, 'old.js'), 'left over');
  const page = { from: 'words', files: { 'index.html': 4 }, policy: '' };
  leaveBuild(root, { ...first, pages: { '/': page } });
  expect(takeLastBuild(root).pages).toEqual({ '/': page });
  expect(builtFiles(root)).toEqual([join(root, 'index.html')]);
  expect(takeLastBuild(root).pages).toEqual({});
});

test('takes away the page and the picture of a story that is gone', () => {
  const root = built({
    'client/gone/index.html': 'page',
    'client/gone/visit.json': '{}',
    'client/og/gone.jpg': 'card',
  });
  const made = (...names: string[]) => ({
    from: 'words',
    files: Object.fromEntries(names.map((name) => [name, 4])),
    policy: '',
  });
  const pages = { '/': made('index.html') };
  const last = {
    stamp: '',
    pages: { ...pages, '/gone': made('gone/index.html', 'gone/visit.json') },
    texts: {},
    pictures: { '/gone': made('og/gone.jpg') },
    weights: {},
  };
  dropGone(root, last, { pages, pictures: {} });
  expect(builtFiles(root)).toEqual([join(root, 'index.html')]);
});
