import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Original } from '../../table/Content.server.ts';
import type { CardWords } from '../../table/ShareCard.ts';

/**
 * Names cards by their words, their pictures and what draws them (`maker`): what a card looks like depends on nothing
 * else. Reads every picture once.
 */
export function cardNames(maker: string, originalOf: (key: string) => Original): (card: CardWords) => string {
  const known = new Map<string, string>();
  const pictureOf = (media: string) => {
    const { file, focal } = originalOf(media);
    const picture = known.get(media) ?? hashOf(readFileSync(file)) + JSON.stringify(focal);
    known.set(media, picture);
    return picture;
  };
  return ({ art, headline, note }) => {
    const pictures = ('photo' in art ? [art.photo] : art.portraits).map(pictureOf);
    return `${hashOf(JSON.stringify([maker, art, pictures, headline, note]))}.jpg`;
  };
}

const hashOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);
