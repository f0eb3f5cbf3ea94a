/** A value of the tokens. */
export type Token = { $value: unknown; $description?: string; $extensions?: Record<string, unknown> };

/** Tokens and groups of them by name. */
export type Group = { [key: string]: Token | Group | string };

/** Returns the group at `path`; throws if there is none. */
export function group(tokens: Group, ...path: string[]): Group {
  let found: Group = tokens;
  for (const step of path) {
    const next = found[step];
    if (typeof next !== 'object' || '$value' in next) {
      throw new Error(`tokens.json has no group "${path.join('.')}": the stylesheet cannot be written.`);
    }
    found = next as Group;
  }
  return found;
}

/** Returns all tokens of a group, each with its path. */
export function leaves(tokens: Group, path: string[] = []): [string[], Token][] {
  return Object.entries(tokens).flatMap(([name, entry]): [string[], Token][] => {
    if (typeof entry === 'string') return [];
    if ('$value' in entry) return [[[...path, name], entry as Token]];
    return leaves(entry as Group, [...path, name]);
  });
}

/** Diameter of a circle in a field: limits in px, and shares of the width and the height of the field. */
export type Diameter = { least: number; ofWidth: number; ofHeight: number; most: number };

/** Returns the diameters of circles in a field, by arrangement and size. */
export function circleDiameters(tokens: Group): Record<string, Record<string, Diameter>> {
  const found: Record<string, Record<string, Diameter>> = {};
  for (const [[arrangement = '', size = ''], token] of leaves(group(tokens, 'circle'))) {
    found[arrangement] = { ...found[arrangement], [size]: token.$value as Diameter };
  }
  return found;
}

/** A length or a time with its unit. */
export function measure(value: unknown): string {
  const { value: amount, unit } = value as { value: number; unit: string };
  return `${amount}${unit}`;
}
