import { countWords, type OwnBlock } from '@tamarack-lowe/content-model';
import { eachWord } from '../files/words.ts';
import type { OwnBlocks } from './OwnBlocks.ts';

/** A body whose blocks of the firm's own stand apart from those that every firm has, which `Block` is one of. */
export function withOwnApart<Block extends { type: string }>(
  body: readonly (string | { type: string })[],
  own: OwnBlocks,
): (string | Block | OwnBlock)[] {
  return body.map((block) => {
    if (typeof block === 'string' || !Object.hasOwn(own, block.type)) return block as string | Block;
    const { type: name, ...fields } = block;
    const said = [...eachWord(fields, own[name]?.words ?? {})].filter(({ as }) => as === 'words');
    return { type: 'own', name, fields, words: countWords(said.map(({ words }) => words)) };
  });
}
