import type { Brand } from '@tamarack-lowe/content-model';

/** Seeds of the rings in the middle of the slides: one word of the firm's name each, then the whole name. */
export function ringsOf({ short }: Pick<Brand, 'short'>, count: number): string[] {
  const words = short.split(' ');
  return Array.from({ length: count }, (_, place) => words[place] ?? short);
}
