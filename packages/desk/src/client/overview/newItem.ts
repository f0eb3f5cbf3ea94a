import type { Choices, Json } from '../../protocol.ts';

type NewOptions = { name: string; section: string; choices: Choices; today: Date };

/** Kinds of items of which a firm makes new ones. */
export type NewKind = 'story' | 'member' | 'resource' | 'document';

/** File and first value of a new story, colleague, tip or document. What is empty is asked for by the content check. */
export function newItem(
  kind: NewKind,
  { name, section, choices, today }: NewOptions,
): { file: string; value: { [field: string]: Json } } {
  const slug = slugOf(name);
  const updated = today.toLocaleDateString('sv');
  const paragraph = { type: 'paragraph', text: '' };
  switch (kind) {
    case 'story':
      return {
        file: `stories/${section}/${slug}/story.json`,
        value: {
          $schema: '../../../schema/story.schema.json',
          ...{ section, slug, label: name, title: [name], summary: '', theme: 'one-photo' },
          topic: choices.topics[0]?.id ?? '',
          author: { name: '', job: '' },
          images: [],
          body: [paragraph, { ...paragraph }],
          updated,
        },
      };
    case 'member':
      return {
        file: `members/${slug}.json`,
        value: {
          $schema: '../schema/member.schema.json',
          ...{ name, job: '', city: '', linked: '', text: '', alt: '', updated },
        },
      };
    case 'resource':
      return {
        file: `resources/${slug}.json`,
        value: {
          $schema: '../schema/resource.schema.json',
          ...{ type: 'resource', name, title: [name], slug, summary: '', media: '', alt: '' },
          text: [paragraph],
          updated,
        },
      };
    case 'document':
      return {
        file: `documents/${slug}.json`,
        value: { key: slug, title: name, lead: '', resources: [], readMore: '' },
      };
  }
}

/** "Été au café!" is `ete-au-cafe` in an address. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9\u0370-\u1fff\u3040-\uffef]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
