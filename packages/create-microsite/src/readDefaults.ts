import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from './home.ts';

/** What a site has when nobody says otherwise: a colour, the name of its section, and words about its visitors. */
export type Defaults = {
  colour: string;
  section: Readonly<Record<string, string>>;
  /** By language, what is said of a type of visitor that has only a name; `begin`: to everybody, where there are none. */
  type: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** Reads the defaults beside the template. */
export function readDefaults(): Defaults {
  return JSON.parse(readFileSync(join(HOME, 'template/defaults.json'), 'utf8'));
}
