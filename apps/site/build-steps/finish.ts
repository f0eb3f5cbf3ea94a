/**
 * Runs after `bundle.ts`: draws the pages and makes all else that lies beside them. What the last build made from the
 * same is left as it is.
 */
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as Server from '../../../packages/microsite/src/browser/draw.tsx';
import budgets from './budgets.json' with { type: 'json' };
import { checkBudgets } from './checkBudgets.ts';
import { writePolicies } from './csp.ts';
import { gatherFiles } from './gatherFiles.ts';
import { dropGone, leaveBuild, takeLastBuild } from './lastBuild.ts';
import { precompress } from './precompress.ts';
import { writeShare } from './share/writeShare.ts';
import { drawPages } from './slim/drawPages.ts';
import { stampOf } from './stampOf.ts';
import { weighPages } from './weighPages.ts';
import { writeCalendars } from './writeCalendars.ts';
import { writePages } from './writePages.ts';

const built = fileURLToPath(new URL('../build', import.meta.url));
const root = join(built, 'client');
const browser = join(built, 'browser');
const media = fileURLToPath(new URL('../../../packages/stories/dist/media', import.meta.url));

const server: typeof Server = await import(join(built, 'server/entry.server.js'));
const connect = server.otherOrigins;

const last = takeLastBuild(root);
gatherFiles(root, { browser, media });
const context = server.siteContext();
const { site, content, headSay, recordings, today } = context;
const listed = server.listOwnPages(context);
writeCalendars({ site, events: recordings.events, today, target: root });
await writePages({ pages: listed, target: root });

// Pictures are drawn on other threads, pages on this one.
const [pages, pictures] = await Promise.all([
  drawPages(root, {
    browser,
    early: readFileSync(join(built, 'early.js'), 'utf8'),
    server,
    serverStamp: stampOf(join(built, 'server')),
    connect,
    known: last.pages,
  }),
  writeShare({
    site,
    pages: listed,
    cards: server.listCards(context),
    share: content.readShare(),
    description: headSay('introDescription'),
    originalOf: content.originalOf,
    drawings: (name) => content.objectOf(`objects/${name}`).file,
    target: root,
    cache: join(built, '../.cache/og'),
    known: last.pictures,
  }),
]);
dropGone(root, last, { pages, pictures });
// The name that static hosts look for.
copyFileSync(join(root, '404', 'index.html'), join(root, '404.html'));
const known = Object.entries(pages).map(([path, { policy }]) => [
  `${path.replace(/\/$/, '')}/index.html`,
  policy,
]);
writePolicies(root, { connect, known: Object.fromEntries(known) });

const drawn = Object.entries(pages).filter(([path, page]) => page !== last.pages[path]).length;
const done = new Set(Object.values(pages).flatMap(({ files }) => Object.keys(files)));
const texts = await precompress(root, { done, known: last.texts });
const weights = await weighPages(root, pages, last);
leaveBuild(root, { stamp: last.stamp, pages, texts, pictures, weights });
console.info(`${Object.keys(pages).length} pages with their policies, ${drawn} of them drawn anew`);

const { table, over } = checkBudgets(weights, budgets);
console.info(table);
if (over !== null) {
  console.error(over);
  process.exitCode = 1;
}
