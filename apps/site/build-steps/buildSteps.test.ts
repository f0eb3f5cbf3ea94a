import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { writePolicies } from './csp.ts';
import { gatherFiles } from './gatherFiles.ts';
import { inlineHashes } from './inlineHashes.ts';
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
  expect(writePolicies(root, ['https://content.example.com'])).toBe(2);
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
  const total = await precompress(root);
  expect(brotliDecompressSync(readFileSync(join(root, 'page.html.br'))).toString()).toBe(words);
  expect(gunzipSync(readFileSync(join(root, 'page.html.gz'))).toString()).toBe(words);
  for (const name of ['small.css.br', 'film.mp4.br', 'gone.js.br'])
    expect(existsSync(join(root, name))).toBe(false);
  expect(total.files).toBe(3);
  expect(total.after).toBeLessThan(total.before / 10);
});

test('makes the folder whole for any host', () => {
  const root = built({
    'client/404/index.html': 'not found',
    'client/.vite/manifest.json': '{}',
    'media/pictures/a.avif': 'picture',
  });
  gatherFiles(root, join(root, '..', 'media'));
  expect(readFileSync(join(root, '404.html'), 'utf8')).toBe('not found');
  expect(readFileSync(join(root, 'media/pictures/a.avif'), 'utf8')).toBe('picture');
  expect(existsSync(join(root, '.vite'))).toBe(false);
});
