import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { hiddenHead } from '../head.server.ts';
import type { HeadEntry, PageEntry, RouteContext } from '../route.ts';

export function list({ site, headSay }: RouteContext): PageEntry[] {
  const path = joinPath(site.paths.intro, '/404');
  return [{ path, label: headSay('notFoundPageTitle'), hidden: true }];
}

export const load = () => ({});

export function head({ site, headSay }: RouteContext): HeadEntry[] {
  return hiddenHead(site, { title: headSay('notFoundPageTitle'), description: site.say('notFoundBody') });
}

export const card = () => null;
