import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that were made together. */
export type MadeFiles = {
  /** Changes with everything that they are made from. */
  from: string;
  /** Sizes in bytes by names from the root. */
  files: Record<string, number>;
};

/** Whether the files still lie there as they were made. */
export function isWhole(root: string, { files }: MadeFiles): boolean {
  return Object.entries(files).every(
    ([name, size]) => statSync(join(root, name), { throwIfNoEntry: false })?.size === size,
  );
}
