import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { pageAnswer } from './answers.ts';

export function unknown(site: SiteBuild): Expectation[] {
  return [...site.missing].flatMap(([home, file]) =>
    ['/nowhere', '/nowhere/at/all/', '/404', '/404/', '/404/index.html'].map((path) => ({
      about: 'unknown addresses',
      path: home + path,
      status: 404,
      answer: pageAnswer(site, file),
      body: { file },
    })),
  );
}
