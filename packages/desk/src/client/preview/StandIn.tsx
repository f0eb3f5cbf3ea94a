import type { BlockComponents } from '@tamarack-lowe/pages';
import type { PreviewPage } from '../../protocol.ts';

/**
 * Returns replacements for the custom blocks of a page, by their names. The desk does not run the code of a firm, and a page throws
 * where it knows no component.
 */
export function standInsOf(page: PreviewPage): BlockComponents {
  const blocks =
    page.kind === 'story' ? page.page.story.body : page.kind === 'resource' ? page.page.text : [];
  return Object.fromEntries(
    blocks.flatMap((block) => (block.type === 'custom' ? [[block.name, StandIn] as const] : [])),
  );
}

/** The words of a custom block, in its place. */
function StandIn(fields: object) {
  return (
    <div className="stand-in">
      {textsIn(fields).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
