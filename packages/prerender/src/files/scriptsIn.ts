import { readFileSync } from 'node:fs';
import { builtFiles } from '../files.ts';

/** What Vite built to be run, as one text. */
export function scriptsIn(folder: string): string {
  const scripts = builtFiles(folder).filter((file) => file.endsWith('.js'));
  return scripts.map((file) => readFileSync(file, 'utf8')).join();
}
