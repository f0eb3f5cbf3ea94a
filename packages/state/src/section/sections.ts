import type { Section } from '@tamarack-lowe/content-model';

/** Both sections. Listed here because the model's own list comes with the schemas of stories, 4 KB that no page needs. */
export const SECTIONS = ['discover', 'recruit'] as const satisfies readonly Section[];
