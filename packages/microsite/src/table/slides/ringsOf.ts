import type { Brand } from '@tamarack-lowe/content-model';

/** The rings in the middle of so many slides: each grown from a word of the firm's name, the rest from all of it. */
export function ringsOf({ short }: Pick<Brand, 'short'>, count: number): string[] {
  const words = short.split(' ');
  return Array.from({ length: count }, (_, place) => words[place] ?? short);
}
