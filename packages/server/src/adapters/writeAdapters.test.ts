import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureSite, sha } from '../testing/fixtures.ts';
import { writeAdapters } from './writeAdapters.ts';

/** Writes the adapters of the fixture; returns a reader of their files. */
async function written({ reports }: { reports?: string } = {}) {
  const root = await fixtureSite();
  await writeAdapters(root, { base: '/', redirects: { '/old': '/firm', '/firm': '/company' }, reports });
  return (name: string) => readFileSync(join(root, name), 'utf8');
}

test('redirects in one hop, with and without a slash at the end', async () => {
  const read = await written();
  expect(read('_redirects').split('\n').slice(1, -1)).toEqual([
    '/old /company 301',
    '/old/ /company 301',
    '/firm /company 301',
    '/firm/ /company 301',
  ]);
  const nginx = read('../adapters/nginx-http.conf');
  expect(nginx).toContain('"/firm/index.html" "/company";');
  expect(nginx).toContain('"/money/$$$/index.html" "/money/%24%24%24/";');
  expect(read('../adapters/Caddyfile')).toContain('"/old" "/company"');
});

test('writes as many redirects as static hosts read, the first ones first', async () => {
  const root = await fixtureSite();
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`/old-${index}`, '/company']));
  await writeAdapters(root, { base: '/', redirects: { '/firm': '/company', ...many } });
  const lines = readFileSync(join(root, '_redirects'), 'utf8').split('\n').slice(1, -1);
  expect([lines[0], lines.length]).toEqual(['/firm /company 301', 2000]);
});

test('gives each page its own policy where there is room, and removes the one of all pages', async () => {
  const rules = (await written())('_headers').split(/\n(?=\/)/);
  const ofPage = rules.find((rule) => rule.startsWith('/money/$$$/'))?.split('\n') ?? [];
  expect(ofPage.slice(0, 2)).toEqual(['/money/$$$/', '  ! Content-Security-Policy']);
  expect(ofPage[2]).toContain(sha('run("Money")'));
  // An alias is redirected and needs no policy.
  expect(rules.some((rule) => rule.startsWith('/firm'))).toBe(false);
  expect(rules[1]).toContain(sha('run("Not found")'));
});

test('gives documents their policy after folders of pages, where documents are too', async () => {
  const rules = (await written())('_headers')
    .trimEnd()
    .split(/\n(?=\/)/);
  expect(rules.slice(-2).map((rule) => rule.split('\n', 1)[0])).toEqual(['/*.svg', '/*.pdf']);
});

test('lists no hidden files in edge.json, and none outside the site', async () => {
  const read = await written();
  const { files } = JSON.parse(read('../adapters/edge.json'));
  const names = files.map(({ name }: { name: string }) => name);
  expect(names).toContain('/money/$$$/index.html');
  expect(names.filter((name: string) => /_headers|\.vite|csp|\.br$/.test(name))).toEqual([]);
});

test('installs the server alone in a container, by the lockfile of the site and without credentials of a registry', async () => {
  const root = await fixtureSite();
  const read = async (options: { manager?: 'pnpm'; hasMiddleware?: boolean }) => {
    await writeAdapters(root, { base: '/', redirects: {}, ...options });
    return readFileSync(join(root, '../adapters/Dockerfile'), 'utf8');
  };
  const byNpm = await read({});
  expect(byNpm).toMatch(
    /^COPY package\*\.json \.\/\n.*\nRUN npm pkg delete .*dependencies\.@tamarack-lowe\/server=\d.*\nRUN --mount=type=secret,\S+ npm install --omit=dev /m,
  );
  expect(byNpm).toMatch(/^COPY build build$/m);
  expect(byNpm).toMatch(/^CMD \["node_modules\/\.bin\/microsite-server"\]$/m);
  expect(await read({ manager: 'pnpm' })).toMatch(
    /^COPY package\.json pnpm-\*\.yaml \.\/\n.*\nRUN npm pkg delete .*\n.* pnpm install --prod /m,
  );
  // Middleware is code of the config.
  const whole = await read({ hasMiddleware: true });
  expect(whole).toMatch(/^RUN --mount=type=secret,\S+ npm ci --omit=dev$/m);
  expect(whole).toMatch(/^CMD \["node_modules\/\.bin\/microsite", "start"\]$/m);
  const ignored = readFileSync(join(root, '../adapters/Dockerfile.dockerignore'), 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['.npmrc', '.env*', 'node_modules']));
});

test('writes Reporting-Endpoints for every server where the site has such an address', async () => {
  const reports = 'https://reports.example.com/csp';
  const [read, silent] = [await written({ reports }), await written()];
  const lines = {
    _headers: `Reporting-Endpoints: main="${reports}"`,
    '../adapters/nginx-server.conf': `add_header Reporting-Endpoints 'main="${reports}"' always;`,
    '../adapters/Caddyfile': `Reporting-Endpoints "main=\\"${reports}\\""`,
    '../adapters/edge.json': `"reports":"${reports}"`,
  };
  for (const [file, line] of Object.entries(lines)) {
    expect(read(file)).toContain(line);
    expect(silent(file)).not.toMatch(/report/i);
  }
});

test('stays below the base of a site, and leaves the rest of the origin alone', async () => {
  const root = await fixtureSite();
  mkdirSync(join(root, 'careers'));
  for (const name of ['index.html', 'company', 'assets', '404'])
    renameSync(join(root, name), join(root, 'careers', name));
  await writeAdapters(root, { base: '/careers/', redirects: { '/careers/firm': '/careers/company' } });
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('_headers')).toContain('\n/careers/assets/*\n');
  expect(read('_redirects')).toContain('/careers/firm /careers/company 301\n');
  const maps = read('../adapters/nginx-http.conf');
  expect(maps).toContain('"~^\\/careers\\/(?:assets|media)\\/" "public, max-age=31536000, immutable"');
  expect(maps).toContain('"default" "/careers/404/index.html"');
  for (const file of ['../adapters/nginx-server.conf', '../adapters/Caddyfile'])
    expect(read(file)).toContain('/careers/learn/wp-json/api/');
});

test('limits the time that every server waits for the proxied one', async () => {
  const read = await written();
  expect(read('../adapters/nginx-server.conf')).toContain('proxy_read_timeout 10s;');
  expect(read('../adapters/Caddyfile')).toContain('response_header_timeout 10s');
  expect(read('../adapters/varnish.vcl')).toContain('.first_byte_timeout = 10s;');
});

test('never redirects in a loop', async () => {
  const root = await fixtureSite();
  await writeAdapters(root, { base: '/', redirects: { '/a': '/b', '/b': '/a/', '/old': '/company' } });
  expect(readFileSync(join(root, '_redirects'), 'utf8').split('\n').slice(1, -1)).toEqual([
    '/old /company 301',
    '/old/ /company 301',
  ]);
});

test('answers 410 at addresses that are no more, on every server, and redirects the one that has moved since', async () => {
  const root = await fixtureSite();
  await writeAdapters(root, {
    base: '/',
    redirects: { '/firm': '/company' },
    gone: { '/news/a-canoe': '/news/index.html', '/firm': '/news/index.html' },
  });
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(read('_redirects').split('\n').slice(1, 3)).toEqual([
    '/news/a-canoe /news/index.html 410',
    '/news/a-canoe/ /news/index.html 410',
  ]);
  const nginx = read('../adapters/nginx-server.conf');
  expect(nginx).toContain(
    'location = "/news/a-canoe/" {\n  error_page 410 /news/index.html;\n  return 410;\n}',
  );
  expect(nginx).toContain('location = /news/index.html {\n  internal;\n}');
  expect(nginx).not.toContain('location = "/firm"');
  const caddy = read('../adapters/Caddyfile');
  expect(caddy).toContain('"/news/a-canoe" "/news/index.html"');
  expect(caddy).toContain('status 410');
  expect(JSON.parse(read('../adapters/edge.json')).gone).toHaveProperty(['/news/a-canoe']);
});

test('no configuration speaks of 410 where everybody is still there', async () => {
  const read = await written();
  for (const name of ['_redirects', '../adapters/nginx-server.conf', '../adapters/Caddyfile'])
    expect(read(name)).not.toContain('410');
});
