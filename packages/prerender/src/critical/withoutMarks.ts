import type { Root } from 'postcss';

/**
 * Takes semicolons away that stand between rules. Beasties writes one after `@property{…}`; where its rule goes, it would
 * belong to the next, and browsers drop a rule that begins with one.
 */
export function withoutMarks(sheet: Root): void {
  const cleaned = (text: string | undefined) => text?.replaceAll(';', '');
  sheet.raws.after = cleaned(sheet.raws.after) ?? '';
  sheet.walk(({ raws }) => {
    for (const place of ['before', 'after', 'ownSemicolon'] as const)
      if (typeof raws[place] === 'string') raws[place] = cleaned(raws[place]);
  });
}
