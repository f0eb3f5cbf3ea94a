/** A version, exact: `1.4.0`, `2.0.0-beta.1`. */
export const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?$/;

/** Compares two versions like `sort` does: negative when the first is older. A version with a suffix is older than the one without. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [VERSION.exec(one), VERSION.exec(other)];
  for (const part of [1, 2, 3]) {
    const difference = Number(a?.[part] ?? 0) - Number(b?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  const [early = '', late = ''] = [a?.[4], b?.[4]];
  if (early === '' || late === '') return Number(early === '') - Number(late === '');
  return early.localeCompare(late, undefined, { numeric: true });
}
