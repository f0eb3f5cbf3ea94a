import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `bundleProcess.ts` here, `bundleProcess.js` where the package is installed. */
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const MODULE = fileURLToPath(new URL(`../cli/bundleProcess.${ENDING}`, import.meta.url));

/** What it tells. */
type Told = { files: string[] } | { error: Error };

/**
 * Bundles the site of a folder in a process of its own, which takes the half gigabyte along that Vite needs. Gives the files
 * that the bundle was made of, full paths.
 */
export function bundleApart(folder: string): Promise<string[]> {
  const child = fork(MODULE, [folder], { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', (told) => {
      const result = told as Told;
      if ('error' in result) reject(result.error);
      else resolve(result.files);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that bundles ended with ${code}.`)));
  });
}
