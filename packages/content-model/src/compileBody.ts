import { ContentError } from './contentError.ts';
import { fillAllFacts } from './fillAllFacts.ts';
import { htmlBlocks } from './htmlBlocks.ts';
import type { OwnBlock } from './ownBlock.ts';
import { type StoryBlock, storyBlockSchema } from './schema/blocks.ts';
import type { Facts } from './schema/facts.ts';
import { parseContent } from './schema/parseContent.ts';

/** Plain words may hold "5 < 6" or "R&D"; only a tag, a comment or an entity makes a text HTML. */
function isHtml(text: string): boolean {
  return /<[a-z/!?]|&(?:[a-z][a-z0-9]*|#\d+|#x[\da-f]+);/i.test(text);
}

function compileText(text: string): { blocks: unknown[]; complaints: string[] } {
  const compiled = isHtml(text)
    ? htmlBlocks(text)
    : {
        blocks: text
          .split(/\n\s*\n/)
          .filter((paragraph) => paragraph.trim() !== '')
          .map((paragraph) => ({ type: 'paragraph', text: paragraph })),
        complaints: [],
      };
  if (compiled.blocks.length > 0 || compiled.complaints.length > 0) return compiled;
  return { blocks: [], complaints: ['this block is empty. Write the paragraph, or take the block out.'] };
}

/** Blocks of a firm's own are parsed where files are read: their schemas are not known here. */
function parsed(block: unknown, place: string): StoryBlock | OwnBlock {
  return isOwn(block) ? block : parseContent(storyBlockSchema, block, place);
}

function isOwn(block: unknown): block is OwnBlock {
  return typeof block === 'object' && block !== null && 'type' in block && block.type === 'own';
}

/**
 * The body of a story as typed blocks with the facts filled in. Texts may hold simple HTML, compiled from an allow-list,
 * so that no page ever inserts markup. `where` is what editors call the file. Throws a `ContentError` with all
 * complaints.
 */
export function compileBody(
  body: readonly (string | StoryBlock | OwnBlock)[],
  facts: Facts,
  where = 'body',
): (StoryBlock | OwnBlock)[] {
  const complaints: string[] = [];
  const blocks = body.flatMap((part, index) => {
    const place = `${where}, block ${index + 1}`;
    const compiled = typeof part === 'string' ? compileText(part) : { blocks: [part], complaints: [] };
    complaints.push(...compiled.complaints.map((words) => `${place}: ${words}`));
    return compiled.blocks.flatMap((block) => {
      try {
        return [fillAllFacts(parsed(block, place), facts, place)];
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        complaints.push(...error.complaints);
        return [];
      }
    });
  });
  if (complaints.length > 0) throw new ContentError([...new Set(complaints)]);
  return blocks;
}
