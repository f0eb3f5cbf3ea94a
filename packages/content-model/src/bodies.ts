import * as v from 'valibot';
import { text } from './schema/fields.ts';

/** What a story tells, as an editor writes it: words, which may hold simple HTML, and typed blocks. See `compileBody`. */
export const storyBody = <Block extends v.GenericSchema>(block: Block) =>
  v.pipe(v.array(textOrBlock(6000, block)), v.minLength(2, 'A story needs a body.'));

/** What a resource says, as an editor writes it: paragraphs, and typed blocks. */
export const resourceText = <Block extends v.GenericSchema>(block: Block) =>
  v.array(textOrBlock(1200, block));

const textOrBlock = <Block extends v.GenericSchema>(maxLength: number, block: Block) =>
  v.union(
    [text('the paragraph', maxLength), block],
    'A block is a text between quotation marks, or a block type between curly brackets.',
  );
