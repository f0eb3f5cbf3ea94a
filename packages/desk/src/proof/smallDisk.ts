import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of a few megabytes that can be filled. */
export type SmallDisk = {
  root: string;
  fill: () => Promise<void>;
  free: () => Promise<void>;
  remove: () => void;
};

const MEGABYTES = 4;

/** Mounts a small disk in memory; null where this system or user may not. */
export function mountSmallDisk(): SmallDisk | null {
  const root = mkdtempSync(join(tmpdir(), 'desk-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', root], { stdio: 'ignore' });
  } catch {
    rmSync(root, { recursive: true });
    return null;
  }
  const filler = join(root, '.filler');
  return {
    root,
    fill: async () => {
      const { bavail, bsize } = statfsSync(root);
      // A few hundred bytes stay free: a save begins, and fails in the middle.
      if (bavail > 0) writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    free: () => rm(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', root], { stdio: 'ignore' });
      rmSync(root, { recursive: true, force: true });
    },
  };
}
