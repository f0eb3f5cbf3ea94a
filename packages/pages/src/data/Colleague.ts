import type { Member, Picture } from '@tamarack-lowe/content-model';

/** What the neighbours of a page show of a colleague. */
export type Colleague = Pick<Member, 'slug' | 'name'> & { href: string; picture: Picture };
