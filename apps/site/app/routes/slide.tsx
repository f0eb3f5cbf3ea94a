import { PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { slideOf } from '../content/slideOf.ts';
import { breadcrumbs } from '../content/structured-data/breadcrumbs.ts';
import { organization } from '../content/structured-data/organization.ts';
import { structuredMeta } from '../content/structured-data/structuredMeta.ts';
import type { Route } from './+types/slide';

export function meta({ location }: Route.MetaArgs) {
  const { slide, title } = slideOf(location.pathname);
  return [
    ...pageMeta({ title, description: slide.description, path: slide.path }),
    structuredMeta([organization(brand), breadcrumbs(crumbs(slide.path, title), brand)]),
  ];
}

/** The way to a slide: the intro, the first slide of its section, the slide itself. */
function crumbs(path: string, title: string) {
  const section = path.startsWith(PATHS.recruit.slice(0, -1)) ? 'recruit' : 'discover';
  const here = { name: title, path };
  const first = { name: say('introPageTitle'), path: PATHS.intro };
  if (path === PATHS[section]) return [first, here];
  const name = say(section === 'discover' ? 'discoverSection' : 'recruitSection');
  return [first, { name, path: PATHS[section] }, here];
}

/** An address of the deck; the layout around it draws the slides. */
export default function Slide() {
  return null;
}
