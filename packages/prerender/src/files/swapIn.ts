import { existsSync, renameSync, rmSync } from 'node:fs';

/** Puts a finished folder or file in the place of the last one, which stays whole until then. */
export function swapIn(fresh: string, place: string): void {
  const last = `${place}.last`;
  rmSync(last, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, last);
  renameSync(fresh, place);
  rmSync(last, { recursive: true, force: true });
}
