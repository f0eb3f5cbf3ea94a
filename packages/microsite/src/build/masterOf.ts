/**
 * The original of a baked file, for developing before anything is baked: the drawing of a picture, the poster or the
 * film itself, and a drawing that is served as it is. Null for addresses that name none of them. The file may not exist.
 */
export function masterOf(content: string, address: string): string | null {
  const picture = /^\/media\/pictures\/(people|scenes|films)\/([\w-]+)\.[0-9a-f]{6}-\d+\.avif$/.exec(address);
  if (picture) {
    const [, kind, name] = picture;
    return kind === 'films'
      ? `${content}/films/${name}.poster.webp`
      : `${content}/pictures/${kind}/${name}.svg`;
  }
  const object = /^\/media\/pictures\/objects\/([\w-]+)\.[0-9a-f]{6}\.svg$/.exec(address);
  if (object) return `${content}/pictures/objects/${object[1]}.svg`;
  const film = /^\/media\/films\/([\w-]+)\.[0-9a-f]{6}((?:\.[a-z]{2})?\.(?:mp4|vtt))$/.exec(address);
  return film ? `${content}/films/${film[1]}${film[2]}` : null;
}
