import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureSite, sha } from '../server/testing/fixtureSite.ts';
import { writeHomes } from './writeAdapters.ts';

/** What is written for the fixture, by file. */
async function written({ reports }: { reports?: string } = {}) {
  const root = await fixtureSite();
  await writeHomes(root, { base: '/', redirects: { '/old': '/firm', '/firm': '/company' }, reports });
  return (name: string) => readFileSync(join(root, name), 'utf8');
}

test('sends on in one hop, with and without the last slash', async () => {
  const read = await written();
  expect(read('_redirects').split('\n').slice(1, -1)).toEqual([
    '/old /company 301',
    '/old/ /company 301',
    '/firm /company 301',
    '/firm/ /company 301',
  ]);
  const nginx = read('../homes/nginx-http.conf');
  expect(nginx).toContain('"/firm/index.html" "/company";');
  expect(nginx).toContain('"/money/$$$/index.html" "/money/%24%24%24/";');
  expect(read('../homes/Caddyfile')).toContain('"/old" "/company"');
});

test('writes as many redirects as hosts of static files read, the first ones first', async () => {
  const root = await fixtureSite();
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`/old-${index}`, '/company']));
  await writeHomes(root, { base: '/', redirects: { '/firm': '/company', ...many } });
  const lines = readFileSync(join(root, '_redirects'), 'utf8').split('\n').slice(1, -1);
  expect([lines[0], lines.length]).toEqual(['/firm /company 301', 2000]);
});

test('gives each page its own policy where there is room, and takes away that of all', async () => {
  const rules = (await written())('_headers').split(/\n(?=\/)/);
  const ofPage = rules.find((rule) => rule.startsWith('/money/$$$/'))?.split('\n') ?? [];
  expect(ofPage.slice(0, 2)).toEqual(['/money/$$$/', '  ! Content-Security-Policy']);
  expect(ofPage[2]).toContain(sha('run("Money")'));
  // Whoever asks for an alias is sent on.
  expect(rules.some((rule) => rule.startsWith('/firm'))).toBe(false);
  expect(rules[1]).toContain(sha('run("Not found")'));
});

test('says nothing of hidden files, and of nothing that is outside', async () => {
  const read = await written();
  const { files } = JSON.parse(read('../homes/edge.json'));
  const names = files.map(({ name }: { name: string }) => name);
  expect(names).toContain('/money/$$$/index.html');
  expect(names.filter((name: string) => /_headers|\.vite|csp|\.br$/.test(name))).toEqual([]);
});

test('a container installs what the lockfile of the site says, and holds no word of who asks a registry', async () => {
  const root = await fixtureSite();
  const read = async (manager?: 'pnpm') => {
    await writeHomes(root, { base: '/', redirects: {}, manager });
    return readFileSync(join(root, '../homes/Dockerfile'), 'utf8');
  };
  expect(await read()).toMatch(/^COPY package\*\.json \.\/\nRUN --mount=type=secret,\S+ npm ci /m);
  expect(await read('pnpm')).toMatch(
    /^COPY package\.json pnpm-\*\.yaml \.\/\n.* pnpm install --prod --frozen/m,
  );
  const ignored = readFileSync(join(root, '../homes/Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.npmrc', '.env*', 'node_modules']));
});

test('tells every home where browsers report to, if there is such a place', async () => {
  const reports = 'https://reports.example.com/csp';
  const [read, silent] = [await written({ reports }), await written()];
  const lines = {
    _headers: `Reporting-Endpoints: main="${reports}"`,
    '../homes/nginx-server.conf': `add_header Reporting-Endpoints 'main="${reports}"' always;`,
    '../homes/Caddyfile': `Reporting-Endpoints "main=\\"${reports}\\""`,
    '../homes/edge.json': `"reports":"${reports}"`,
  };
  for (const [file, line] of Object.entries(lines)) {
    expect(read(file)).toContain(line);
    expect(silent(file)).not.toMatch(/report/i);
  }
});

test('keeps below the base of a site, and leaves the rest of the origin alone', async () => {
  const root = await fixtureSite();
  mkdirSync(join(root, 'careers'));
  for (const name of ['index.html', 'company', 'assets', '404'])
    renameSync(join(root, name), join(root, 'careers', name));
  await writeHomes(root, { base: '/careers/', redirects: { '/careers/firm': '/careers/company' } });
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('_headers')).toContain('\n/careers/assets/*\n');
  expect(read('_redirects')).toContain('/careers/firm /careers/company 301\n');
  const maps = read('../homes/nginx-http.conf');
  expect(maps).toContain('"~^\\/careers\\/(?:assets|media)\\/" "public, max-age=31536000, immutable"');
  expect(maps).toContain('"default" "/careers/404/index.html"');
  for (const file of ['../homes/nginx-server.conf', '../homes/Caddyfile'])
    expect(read(file)).toContain('/careers/learn/wp-json/api/');
});

test('gives up a server behind that does not answer, in every home', async () => {
  const read = await written();
  expect(read('../homes/nginx-server.conf')).toContain('proxy_read_timeout 10s;');
  expect(read('../homes/Caddyfile')).toContain('response_header_timeout 10s');
  expect(read('../homes/varnish.vcl')).toContain('.first_byte_timeout = 10s;');
});

test('leads nobody round in a circle', async () => {
  const root = await fixtureSite();
  await writeHomes(root, { base: '/', redirects: { '/a': '/b', '/b': '/a/', '/old': '/company' } });
  expect(readFileSync(join(root, '_redirects'), 'utf8').split('\n').slice(1, -1)).toEqual([
    '/old /company 301',
    '/old/ /company 301',
  ]);
});
