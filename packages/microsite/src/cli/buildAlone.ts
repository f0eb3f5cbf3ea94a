import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** A build says at least this often that it is under way, ms; one that was killed is forgotten after it. */
const STALE_MS = 60_000;

/** Somebody who waits looks again after this long, ms. */
const LOOK_MS = 500;

/** Has one build at a time work in a folder: another one, of a call or by hand, waits until that is over. */
export async function buildAlone(work: string, build: () => Promise<void>): Promise<void> {
  mkdirSync(work, { recursive: true });
  const held = { lockfilePath: join(work, 'build.lock'), stale: STALE_MS };
  const release = await lock(work, held).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    console.info('Another build is under way; this one comes after it.');
    return lock(work, {
      ...held,
      retries: { forever: true, factor: 1, minTimeout: LOOK_MS, maxTimeout: LOOK_MS },
    });
  });
  try {
    await build();
  } finally {
    await release();
  }
}
