import { PATHS } from '@tamarack-lowe/content-model';
import type { PageHandle } from '../content/pageHandle.ts';
import { pageMeta } from '../content/pageMeta.ts';
import { say } from '../content/say.ts';
import { NotFound } from '../pages/NotFound.tsx';

export const handle: PageHandle = { page: 'static', night: true, unknown: true };

export const meta = () => [
  ...pageMeta({ title: say('notFoundPageTitle'), description: say('notFoundBody'), path: PATHS.intro }),
  { name: 'robots', content: 'noindex' },
];

export default NotFound;
