import type { Section } from '@tamarack-lowe/content-model';

/** What is known of a story before an editor writes it. */
export type StoryStart = {
  /** Where editors find the schema of stories, when the folder names schemas. */
  schema: string | undefined;
  section: Section;
  slug: string;
  /** `YYYY-MM-DD` */
  today: string;
};

/**
 * The first fields of a story. What only an editor can know is left empty, so that the content check asks for it part
 * by part.
 */
export function storySkeleton({ schema, section, slug, today }: StoryStart) {
  return {
    $schema: schema,
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
}
