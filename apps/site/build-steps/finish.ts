/** Runs after Vite: draws the pages and makes all else that lies beside them. */
import { join } from 'node:path';
import { prerender } from '@tamarack-lowe/prerender';
import { CHUNK_LOAD_TIMEOUT_MS } from '@tamarack-lowe/state';
import { messages } from '@tamarack-lowe/stories';
import type * as Server from '../app/entry.server.tsx';
import budgets from './budgets.json' with { type: 'json' };
import { copyMedia } from './copyMedia.ts';
import { CRITICAL } from './critical.ts';
import { moduleOf } from './moduleOf.ts';
import { writeShare } from './share/writeShare.ts';
import { writeCalendars } from './writeCalendars.ts';
import { writePages } from './writePages.ts';

const site = join(import.meta.dirname, '..');
const built = join(site, 'build');
const media = join(site, '../../packages/stories/dist/media');

const server: typeof Server = await import(join(built, 'server/entry.server.js'));

const { pages, table } = await prerender({
  root: join(built, 'client'),
  assets: join(built, 'browser'),
  entry: 'app/entry.client.tsx',
  addresses: await server.builtPaths(),
  read: server.readPage,
  draw: server.drawPage,
  file: (source) => ({ module: moduleOf(source.route), data: server.fileOf(source) }),
  shared: server.deck,
  early: {
    script: join(site, 'app/early/early.ts'),
    silence: CHUNK_LOAD_TIMEOUT_MS,
    failed: messages.chunkFailed,
    retry: messages.tryAgain,
  },
  policy: { connect: server.otherOrigins },
  critical: CRITICAL,
  budgets: { ...budgets, from: 'build-steps/budgets.json' },
  // There may be thousands of stories, and their pages are light.
  isLight: ({ route }) => route === 'story',
  notFound: '/404',
  async beside(folder) {
    copyMedia(media, folder);
    writeCalendars(folder);
    await writePages({ target: folder });
    // Pictures are drawn on other threads, pages on this one.
    await writeShare({ target: folder });
  },
});
console.info(`${pages} pages with their policies`);
console.info(table);
