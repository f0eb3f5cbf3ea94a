import postcss, { type ChildNode, type Container, type Declaration } from 'postcss';

/** A style sheet, and the custom properties that are no longer in it. */
export type Inlined = { css: string; gone: ReadonlySet<string> };

/**
 * Puts the values of custom properties that never change where their names stand: those that are set once, on the root,
 * and always, from values that never change either. `elsewhere` is what else may ask for a property or set it, as text
 * (scripts): names in it stay, and so do all that begin with one that ends with a hyphen.
 */
export function inlineConstants(css: string, elsewhere: string): Inlined {
  const sheet = postcss.parse(css);
  const named = namesIn(elsewhere + otherMentions(sheet));
  const beginnings = [...named].filter((name) => name.endsWith('-'));
  const isNamed = (name: string) => named.has(name) || beginnings.some((start) => name.startsWith(start));

  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });

  const known = new Map<string, string | null>();
  function constantOf(name: string): string | null {
    const value = known.get(name);
    if (value !== undefined) return value;
    // For as long as it is looked for, so that two that are made from each other come to an end.
    known.set(name, null);
    const [only, ...more] = set.get(name) ?? [];
    if (!only || more.length > 0 || !isAlways(only) || isNamed(name)) return null;
    const whole = filled(only.value, constantOf);
    if (whole.includes('var(')) return null;
    known.set(name, whole);
    return whole;
  }

  const gone = new Set([...set.keys()].filter((name) => constantOf(name) !== null));
  sheet.walkDecls((declaration) => {
    if (gone.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) declaration.value = filled(declaration.value, constantOf);
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return { css: sheet.toString(), gone };
}

/** A value with constants in it; what follows one stays a word of its own. */
function filled(value: string, constantOf: (name: string) => string | null): string {
  return value.replace(/var\((--[\w-]+)\)(?=([\w%#.+-])?)/g, (asked, name: string, next?: string) => {
    const constant = constantOf(name);
    return constant === null ? asked : constant + (next ? ' ' : '');
  });
}

/** Set on the root whatever the window, and to something. */
function isAlways({ parent, value, important }: Declaration): boolean {
  const plain = value !== '' && !/^(?:initial|inherit|unset|revert(?:-layer)?)$/.test(value) && !important;
  return (
    plain &&
    parent?.type === 'rule' &&
    'selector' in parent &&
    parent.selector === ':root' &&
    inLayers(parent)
  );
}

function inLayers(node: Pick<ChildNode, 'parent'>): boolean {
  const around = node.parent;
  if (!around || around.type === 'root') return true;
  return around.type === 'atrule' && 'name' in around && around.name === 'layer' && inLayers(around);
}

/** Where a sheet names a property other than to set it or to ask for it plainly. */
function otherMentions(sheet: Container): string {
  const texts: string[] = [];
  sheet.walkAtRules(({ params }) => {
    texts.push(params);
  });
  sheet.walkDecls(({ value }) => {
    texts.push(value.replace(/var\(--[\w-]+\)/g, ''));
  });
  return texts.join();
}

/** The custom properties that a text names, each once. */
export const namesIn = (text: string) => new Set(text.match(/--[\w-]+/g));
