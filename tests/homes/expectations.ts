import type { Expectation } from './Expectation.ts';
import { codings } from './lines/codings.ts';
import { conditions } from './lines/conditions.ts';
import { films } from './lines/films.ts';
import { hosts } from './lines/hosts.ts';
import { https } from './lines/https.ts';
import { kinds } from './lines/kinds.ts';
import { heads, methods } from './lines/methods.ts';
import { aliases } from './lines/moved.ts';
import { pages } from './lines/pages.ts';
import { unknown } from './lines/unknown.ts';
import type { SiteBuild } from './siteBuild.ts';

/** The one table: what a site answers, wherever it lives. */
export function expectations(site: SiteBuild): Expectation[] {
  return [
    ...pages(site),
    ...aliases(site),
    ...unknown(site),
    ...kinds(site),
    ...codings(site),
    ...conditions(site),
    ...films(site),
    ...heads(site),
    ...methods(site),
    ...https(site),
    ...hosts(),
  ];
}
