/**
 * The files of pages that tell of unknown addresses, by where the pages of their language begin, without a slash at the end:
 * `/de`, or nothing for the first language. `base`: where the site stands below its origin.
 */
export function missingPages(names: Iterable<string>, base: string): Map<string, string> {
  return new Map(
    [...names].flatMap((name) => {
      const home = name.startsWith(base) && /^(?:([\w-]+)\/)?404\/index\.html$/.exec(name.slice(base.length));
      return home ? [[home[1] === undefined ? '' : base + home[1], name] as const] : [];
    }),
  );
}
