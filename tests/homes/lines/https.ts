import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './answers.ts';

export function https({ pages }: SiteBuild): Expectation[] {
  return pages.slice(0, 3).flatMap((path) => [
    {
      about: 'https for ever, by https only',
      path: encodeURI(path),
      headers: { 'X-Forwarded-Proto': 'https' },
      status: 200,
      answer: { ...SECURE, 'strict-transport-security': 'max-age=31536000' },
    },
    {
      about: 'https for ever, by https only',
      path: encodeURI(path),
      status: 200,
      answer: { ...SECURE, 'strict-transport-security': null },
    },
  ]);
}
