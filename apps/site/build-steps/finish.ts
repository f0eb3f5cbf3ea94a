/**
 * Runs after `vite build`: draws the pages and makes all else that lies beside them. VITE_CONTENT_HOST and VITE_GEOLOCATION_URL, when the site was built with them, name
 * origins that its pages may ask.
 */
import { fileURLToPath } from 'node:url';
import budgets from './budgets.json' with { type: 'json' };
import { checkBudgets } from './checkBudgets.ts';
import { writePolicies } from './csp.ts';
import { gatherFiles } from './gatherFiles.ts';
import { precompress } from './precompress.ts';
import { writeShare } from './share/writeShare.ts';
import { drawPages } from './slim/drawPages.ts';
import { writeCalendars } from './writeCalendars.ts';
import { writePages } from './writePages.ts';

const root = fileURLToPath(new URL('../build/client', import.meta.url));
const media = fileURLToPath(new URL('../../../packages/stories/dist/media', import.meta.url));

const { VITE_CONTENT_HOST = '', VITE_GEOLOCATION_URL = '' } = process.env;
const connect = [VITE_CONTENT_HOST, VITE_GEOLOCATION_URL]
  .filter((address) => URL.canParse(address))
  .map((address) => new URL(address).origin);

await drawPages(root, await import(new URL('../build/server/entry.server.js', import.meta.url).href));
gatherFiles(root, media);
writeCalendars(root);
await writePages({ target: root });
await writeShare({ target: root });
const pages = writePolicies(root, [...new Set(connect)]);
const { files, before, after } = await precompress(root);
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
console.info(
  `${pages} pages with their policies; ${files} texts, ${kilobytes(before)} → ${kilobytes(after)}`,
);

const { table, over } = await checkBudgets(root, budgets);
console.info(table);
if (over !== null) {
  console.error(over);
  process.exitCode = 1;
}
