/**
 * `pnpm build`: the site of this version in `dist/<version>`, with Storybook, the Markdown of each page, and a redirect to the
 * newest version.
 */
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { makePages, ROOT } from './pages.ts';
import { plainText } from './plainText.ts';
import { BASE, DIST, ORIGIN, VERSION } from './release.ts';
import { refuseMissingExamples } from './storybook.ts';
import { writeContent } from './writeContent.ts';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
const home = path.join(import.meta.dirname, '..');
const site = makePages();
await writeContent(site);
// `force`: pages in the cache of Astro may be of an older config.
await build({ root: home, logLevel: 'warn', force: true });

const out = path.join(home, DIST);
for (const { path: file, text } of plainText(site.pages, { base: BASE, origin: ORIGIN })) {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
}

const storybook = path.join(ROOT, 'apps/storybook/storybook-static');
if (existsSync(storybook)) {
  cpSync(storybook, path.join(out, 'storybook'), { recursive: true });
  refuseMissingExamples(site.pages, storybook);
} else console.warn('Storybook is not built, so no page shows a live example. Run "pnpm build" in the root.');

// The host keeps the folders of earlier versions. The root and `latest` redirect to the newest version.
const newest = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Grow Together</title><meta http-equiv="refresh" content="0; url=${BASE}"><a href="${BASE}">${VERSION}</a></html>\n`;
for (const folder of ['', 'latest']) {
  mkdirSync(path.join(home, 'dist', folder), { recursive: true });
  writeFileSync(path.join(home, 'dist', folder, 'index.html'), newest);
}
writeFileSync(path.join(home, 'dist/_redirects'), `/latest/* ${BASE}:splat 302\n`);
console.info(`${site.pages.length} pages in dist${BASE}`);
