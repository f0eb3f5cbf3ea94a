/** Photographs win over drawings, as they do when pictures are baked. */
const ENDINGS = ['.jpg', '.jpeg', '.webp', '.avif', '.svg'];

/**
 * Where the original of a baked file may be, best first, for developing before anything is baked: a photograph or a drawing, the
 * poster or the film itself. Empty for addresses that name no picture or film.
 */
export function mastersOf(content: string, address: string): string[] {
  const [, object] = /^\/media\/pictures\/objects\/([\w-]+)\.[0-9a-f]{6}\.svg$/.exec(address) ?? [];
  if (object) return [`${content}/pictures/objects/${object}.svg`];
  const picture = /^\/media\/pictures\/(people|scenes|films)\/([\w-]+)\.[0-9a-f]{6}-\d+\.avif$/.exec(address);
  if (picture) {
    const [, kind, name] = picture;
    return kind === 'films'
      ? [`${content}/films/${name}.poster.webp`]
      : ENDINGS.map((ending) => `${content}/pictures/${kind}/${name}${ending}`);
  }
  const film = /^\/media\/films\/([\w-]+)\.[0-9a-f]{6}((?:\.[a-z]{2})?\.(?:mp4|vtt))$/.exec(address);
  return film ? [`${content}/films/${film[1]}${film[2]}`] : [];
}
