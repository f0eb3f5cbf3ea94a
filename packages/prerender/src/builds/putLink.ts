import { renameSync, rmSync, symlinkSync } from 'node:fs';

/**
 * Makes a link at `place`, in one step where a link or a file was there before. `target` is said from the folder of
 * `place`.
 */
export function putLink(target: string, place: string): void {
  const fresh = `${place}.next`;
  rmSync(fresh, { force: true });
  symlinkSync(target, fresh);
  try {
    renameSync(fresh, place);
  } catch {
    // A folder, as builds were before they were kept; and on Windows a link, too.
    rmSync(place, { recursive: true, force: true });
    renameSync(fresh, place);
  }
}
