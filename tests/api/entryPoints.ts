type Target = string | null | { types: string };

/** What `package.json` says of doors: those of the workspace one by one, those that others find as patterns too. */
export type Doors = {
  exports?: Record<string, string>;
  publishConfig?: { exports?: Record<string, Target> };
};

/** A door that others find, and where its types are from the folder of the package; null where there are none. */
export type PublishedDoor = { door: string; types: string | null };

/** What a pattern stands for in a door: of `./styles/*.css` in `./styles/story.css` it is `story`. */
function standsFor(pattern: string, door: string): string | null {
  if (pattern === door) return '';
  const [before = '', after] = pattern.split('*');
  if (after === undefined || !door.startsWith(before) || !door.endsWith(after)) return null;
  return door.slice(before.length, door.length - after.length);
}

export function publishedDoors({ exports = {}, publishConfig }: Doors): PublishedDoor[] {
  const published = Object.entries(publishConfig?.exports ?? {}).sort(([a], [b]) => b.length - a.length);
  return Object.keys(exports).flatMap((door) => {
    const [pattern, target] = published.find(([pattern]) => standsFor(pattern, door) !== null) ?? [];
    if (pattern === undefined) return [];
    const types = target && typeof target === 'object' ? target.types : null;
    return [{ door, types: types?.replace('*', standsFor(pattern, door) ?? '') ?? null }];
  });
}
