import { readdirSync } from 'node:fs';

/** File names of a folder, sorted, so that what is made from them is the same on every machine. Empty when it is missing. */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
