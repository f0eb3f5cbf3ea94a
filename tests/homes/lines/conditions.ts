import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { SECURE } from './answers.ts';
import { packed } from './packed.ts';

export function conditions(site: SiteBuild): Expectation[] {
  const film = site.files.find((file) => file.endsWith('.mp4')) ?? '';
  const known = [...packed(site), [film, film], ['/favicon.ico', '/favicon.ico']] as const;
  return known.flatMap(([address, file]) =>
    ['br', 'gzip', 'identity'].map((coding) => ({
      about: '304 by tag',
      path: encodeURI(address),
      headers: { 'Accept-Encoding': coding },
      status: 200,
      answer: SECURE,
      body: { file },
      again: true,
    })),
  );
}
