import type { Section } from '@tamarack-lowe/content-model';

/**
 * The first lines of a story file. What only an editor can know is left empty, so that `pnpm content:check` asks for it
 * part by part. `today` is `YYYY-MM-DD`.
 */
export function storySkeleton(section: Section, slug: string, today: string): string {
  const story = {
    $schema: '../../../../../content-model/schema/story.schema.json',
    section,
    slug,
    label: '',
    title: '',
    summary: '',
    theme: 'one-photo',
    topic: '',
    for: [],
    author: { name: '', job: '' },
    images: [{ media: '', type: 'image', alt: '' }],
    body: [
      { type: 'paragraph', text: '' },
      { type: 'paragraph', text: '' },
    ],
    updated: today,
  };
  return `${JSON.stringify(story, null, 2)}\n`;
}
