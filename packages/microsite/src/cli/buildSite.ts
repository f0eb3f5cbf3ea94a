import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readClock } from '@tamarack-lowe/content-model/internal/content';
import { readSettings } from '@tamarack-lowe/server';
import { lock } from 'proper-lockfile';
import { type Built, build } from '../build/build.ts';
import { workFolders } from '../build/workFolders.ts';
import { loadConfig, servedSite } from '../config/loadConfig.ts';
import { clearFailure, recordFailure } from './builds.ts';
import { checkSite } from './check.ts';

/**
 * Checks and builds the site of a folder, with menu and events of CONTENT_HOST (default: the content host of the config, or its
 * recorded responses). The current build stays until the new one is complete, and a failure is recorded beside it. Waits while
 * another build of the folder is running.
 */
export async function buildSite(folder: string): Promise<void> {
  await buildLocked(folder, { draft: false });
}

/** Pictures that a draft lacks, and whether it is complete all the same. */
export type Draft = Pick<Built, 'missing' | 'isComplete'>;

/** Checks the site like `buildSite`, and builds what can be served soonest. `buildSite` must follow unless that is complete. */
export function buildDraft(folder: string): Promise<Draft> {
  return buildLocked(folder, { draft: true });
}

async function buildLocked(folder: string, options: { draft: boolean }): Promise<Draft> {
  const { work, built } = workFolders(resolve(folder));
  return withBuildLock(work, async () => {
    try {
      const result = await checkAndBuild(folder, options);
      clearFailure(built);
      return result;
    } catch (error) {
      recordFailure(built, new Date());
      throw error;
    }
  });
}

async function checkAndBuild(folder: string, { draft }: { draft: boolean }): Promise<Draft> {
  const contentCache = {};
  await checkSite(folder, contentCache);
  const config = await loadConfig(folder);
  const { contentHost } = readSettings(process.env, servedSite(config));
  const { pages, table, isNew, notes, missing, isComplete } = await build(config, {
    contentHost,
    now: readClock(process.env)(),
    contentCache,
    draft,
  });
  for (const line of notes) console.log(line);
  // The first line is the head of the table, the others are pages with their own budget, if there are any.
  if (table.includes('\n')) console.log(table);
  console.log(`${pages} pages with their policies${isNew ? '' : ', in which nothing has changed'}`);
  return { missing, isComplete };
}

/** A lock that was not renewed for this long belongs to a build that was killed, ms. */
const STALE_MS = 60_000;

/** Interval at which a waiting build tries the lock again, ms. */
const RETRY_MS = 500;

/** Runs one build of a folder at a time: builds of other processes wait. */
async function withBuildLock<Result>(work: string, run: () => Promise<Result>): Promise<Result> {
  mkdirSync(work, { recursive: true });
  const options = { lockfilePath: join(work, 'build.lock'), stale: STALE_MS };
  const release = await lock(work, options).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    console.info('Another build is running. This one waits for it.');
    return lock(work, {
      ...options,
      retries: { forever: true, factor: 1, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    });
  });
  try {
    return await run();
  } finally {
    await release();
  }
}
