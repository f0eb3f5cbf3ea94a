import type { Root } from 'postcss';

/**
 * Takes custom properties out of a sheet that nothing in it asks for and that are not kept for something else. One that is
 * gone may have been all that asked for another.
 */
export function dropProperties(sheet: Root, isKept: (name: string) => boolean): void {
  for (let last = -1, dropped = 0; dropped !== last; ) {
    last = dropped;
    const used = new Set(propertiesIn(sheet.toString()));
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || isKept(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
  }
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** The custom properties that a text asks for. */
export function propertiesIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}
