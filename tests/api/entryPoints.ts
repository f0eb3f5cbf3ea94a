type Target = string | null | { types: string };

/** The fields of `package.json` that name entry points; those in `publishConfig` may be patterns. */
export type Manifest = {
  exports?: Record<string, string>;
  publishConfig?: { exports?: Record<string, Target> };
};

/** A published entry point, and the path of its types from the folder of the package; null where it has none. */
export type EntryPoint = { name: string; types: string | null };

/** Lists the public entry points of a package. Those behind `./internal/` are for our own packages, outside semver. */
export function publicEntryPoints({ exports = {}, publishConfig }: Manifest): EntryPoint[] {
  // Tries the longest pattern first, because it is the most specific one.
  const published = Object.entries(publishConfig?.exports ?? {}).sort(([a], [b]) => b.length - a.length);
  return Object.keys(exports)
    .filter((name) => !name.startsWith('./internal/'))
    .flatMap((name) => {
      const [pattern, target] = published.find(([pattern]) => starMatch(pattern, name) !== null) ?? [];
      if (pattern === undefined) return [];
      const types = target && typeof target === 'object' ? target.types : null;
      return [{ name, types: types?.replace('*', starMatch(pattern, name) ?? '') ?? null }];
    });
}

/** Returns the text that `*` stands for: `story` where `./styles/*.css` matches `./styles/story.css`. Null without a match. */
function starMatch(pattern: string, name: string): string | null {
  if (pattern === name) return '';
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !name.startsWith(before) || !name.endsWith(after)) return null;
  return name.slice(before.length, name.length - after.length);
}
