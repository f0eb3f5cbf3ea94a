import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from './home.ts';

/** What a site has when nobody says otherwise: a colour, and the name of its section by language. */
export type Defaults = { colour: string; section: Readonly<Record<string, string>> };

/** Reads the defaults beside the template. */
export function readDefaults(): Defaults {
  return JSON.parse(readFileSync(join(HOME, 'template/defaults.json'), 'utf8'));
}
