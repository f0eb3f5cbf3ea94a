import type { AtRule, Declaration, Root, Rule } from 'postcss';

/**
 * Writes the value of a custom property in the place of its name, and takes the property out: one that a sheet sets once,
 * on `:root`, to a value that asks for no other, and that nobody else may set or ask for (`isKept`). Only where that is
 * shorter: a value that is no longer than its name, or that is asked for once. One with a fallback somewhere stays.
 */
export function writeConstants(sheet: Root, isKept: (name: string) => boolean): void {
  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [declaration, second]] of set) {
    if (!declaration || second || isKept(name) || !isOfRoot(declaration)) continue;
    const { value } = declaration;
    const css = sheet.toString();
    const uses = css.split(`var(${name})`).length - 1;
    if (value.includes('var(') || css.includes(`var(${name},`) || (uses > 1 && value.length > name.length))
      continue;
    sheet.walkDecls((other) => {
      other.value = other.value.replaceAll(`var(${name})`, value);
    });
    declaration.remove();
  }
}

/** Whether it holds for the whole page, whatever the window is like. */
function isOfRoot(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule;
  if (rule.selector !== ':root') return false;
  const around = rule.parent as AtRule | Root;
  return around.type === 'root' || (around.name === 'layer' && around.parent?.type === 'root');
}
