import { PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { pictureOfIntro } from '../content/introPictures.server.ts';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { structuredMeta } from '../content/structured-data/structuredMeta.ts';
import { wholeOrganization } from '../content/structured-data/wholeOrganization.ts';
import { IntroPage } from '../pages/intro/IntroPage.tsx';
import type { Route } from './+types/intro';

export const handle: PageHandle = { night: true };

export const meta = () => [
  ...pageMeta({ title: say('introPageTitle'), description: say('introDescription'), path: PATHS.intro }),
  structuredMeta([wholeOrganization(brand)]),
];

export function loader() {
  return { pictures: pictureOfIntro() };
}

export default function Intro({ loaderData }: Route.ComponentProps) {
  return <IntroPage pictures={loaderData.pictures} />;
}
