const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => ENTITIES[name] ?? '');

/** Returns the text of a page on one line. */
export function wordsOf(html: string): string {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  return decoded(bare.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' ');
}

/** Lists the paths that a page refers to: links, scripts, style sheets, pictures in every width, share pictures. */
export function addressesOf(html: string, site: { origin: string; published: string }): string[] {
  const single = [...html.matchAll(/\s(?:src|href|poster|content)="([^"]+)"/g)].map(
    ([, value = '']) => value,
  );
  const several = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]+)"/gi)].flatMap(([, value = '']) =>
    value.split(',').map((each) => each.trim().split(/\s/)[0] ?? ''),
  );
  const inStyles = [...html.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, value = '']) => value);
  return [...single, ...several, ...inStyles]
    .map(decoded)
    .map((address) => (address.startsWith(site.published) ? address.slice(site.published.length) : address))
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => new URL(address, site.origin).pathname);
}
