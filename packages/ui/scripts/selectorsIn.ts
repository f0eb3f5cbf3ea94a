/** Selectors of the rules around a rule, outermost first, and of the rule itself. Each is a list of alternatives. */
export type Nested = string[][];

/** Returns the selectors of all rules of a style sheet. */
export function selectorsIn(css: string): Nested[] {
  const found: Nested[] = [];
  const around: string[] = [];
  for (const [, before = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^;{}]*)([;{}])/g)) {
    if (brace === '}') around.pop();
    if (brace !== '{') continue;
    around.push(before.trim());
    if (!before.trim().startsWith('@')) {
      found.push(around.filter((prelude) => !prelude.startsWith('@')).map(alternatives));
    }
  }
  return found;
}

/** Splits `a, :is(b, c) d` into `a` and `:is(b, c) d`. */
function alternatives(list: string): string[] {
  return list.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** True if all classes that a selector requires are known; those in `:not()` do not count. */
export function hasKnownClasses(nested: Nested, knows: (name: string) => boolean): boolean {
  const isKnown = (selector: string): boolean => {
    const bare = selector.replace(/:not\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
    const groups = [...bare.matchAll(/:(?:is|where)\(([^()]*)\)/g)].map(([, group = '']) => group);
    return (
      groups.every((group) => group.split(',').some(isKnown)) &&
      classesIn(bare.replace(/:(?:is|where)\([^()]*\)/g, '')).every(knows)
    );
  };
  return classesIn(nested.join()).length > 0 && nested.every((level) => level.some(isKnown));
}

const classesIn = (selector: string) => [...selector.matchAll(/\.(gt-[\w-]+)/g)].map(([, name = '']) => name);
