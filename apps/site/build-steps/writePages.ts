import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { memberPath, PATHS, resourcePath, storyPath } from '@tamarack-lowe/content-model';
import { deck, headMessages, messages } from '@tamarack-lowe/stories';
import { listStories, readMembers, readResources } from '@tamarack-lowe/stories/server';
import { slideLabel } from '../app/content/slideLabel.ts';

/** Writes `pages.json`, every page with its name, for the page that helps with addresses that do not exist. */
export async function writePages({ target }: { target: string }) {
  const slides = [...deck.discover.student.slides, ...deck.recruit.student.slides];
  const pages = [
    { path: PATHS.intro, label: headMessages.introPageTitle },
    ...slides.map((slide) => ({ path: slide.path, label: slideLabel(slide) })),
    ...listStories().map((story) => ({ path: storyPath(story.section, story.slug), label: story.label })),
    { path: PATHS.connect, label: messages.connectTitle },
    ...readMembers().map((member) => ({ path: memberPath(member.slug), label: member.name })),
    { path: PATHS.campus, label: messages.campusTitle },
    ...readResources().map((resource) => ({ path: resourcePath(resource.slug), label: resource.name })),
  ];
  await writeFile(path.join(target, 'pages.json'), JSON.stringify(pages));
}
