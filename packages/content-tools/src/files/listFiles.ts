import { readdirSync } from 'node:fs';
import { isSystemFile } from '@tamarack-lowe/content-model';

/**
 * Names of files and folders in a folder, sorted, so that what is made from them is the same on every machine. Without those
 * that are hidden or that a system left there. Empty when the folder is missing.
 */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !isSystemFile(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
