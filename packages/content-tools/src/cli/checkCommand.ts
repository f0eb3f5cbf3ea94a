import { relative } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { checkContent } from '../check/checkContent.ts';

function count(how: number, one: string, many: string): string {
  return `${how} ${how === 1 ? one : many}`;
}

/** Checks a content folder and gives a line of praise. Throws a `ContentError` with everything that needs mending. */
export function checkCommand(folder: string, leaveOut: readonly string[] = []): string {
  const untranslated = Object.fromEntries(leaveOut.map((language) => [language, 'leave out' as const]));
  const { complaints, leftOut, stories, members, resources } = checkContent(folder, { untranslated });
  if (complaints.length === 0) {
    const without = Object.entries(leftOut).map(([language, pages]) => ` Left out in ${language}: ${pages}.`);
    return `Content is in order: ${count(stories, 'story', 'stories')}, ${count(members, 'person', 'people')}, ${count(resources, 'resource', 'resources')}.${without.join('')}`;
  }
  const many = complaints.length === 1 ? 'One thing needs' : `${complaints.length} things need`;
  const place = relative(process.env.INIT_CWD ?? process.cwd(), folder) || folder;
  throw new ContentError([
    ...complaints.map((complaint) => `• ${complaint}`),
    '',
    `${many} mending in ${place}.`,
  ]);
}
