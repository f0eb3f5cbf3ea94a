import { type LoadedConfig, loadConfig } from '../config/loadConfig.ts';

/**
 * Looks at a site beyond its config, and says what is wrong: a line a mistake, with its remedy. `together`: readings of content
 * with the same object share what they read.
 */
export type Inspection = (config: LoadedConfig, together: object) => Promise<readonly string[]>;

/** A check found mistakes. The message says each in a line of its own. */
export class CheckError extends Error {}

/** Makes the command `check`: the config first, and what each inspection finds after it. */
export function makeCheck(
  inspections: readonly Inspection[] = [],
): (folder: string, together?: object) => Promise<void> {
  return async (folder, together = {}) => {
    const config = await loadConfig(folder);
    const found = await Promise.all(inspections.map((inspect) => inspect(config, together)));
    const mistakes = found.flat();
    if (mistakes.length > 0) throw new CheckError(mistakes.join('\n'));
    console.log(`The site of ${config.origin} is in order.`);
  };
}
