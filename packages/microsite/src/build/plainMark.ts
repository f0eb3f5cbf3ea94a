const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A drawing for a firm that has none of its own, as SVG: three rings, and for a logo the short name beside them. For Night
 * when the name of the drawing says so, or is `splash`.
 */
export function plainMark(name: string, short: string): string {
  const ink = /night|splash/.test(name) ? '#ffffff' : '#22143a';
  const rings = [34, 22, 10]
    .map((radius) => `<circle cx="40" cy="40" r="${radius}" fill="none" stroke="${ink}" stroke-width="5"/>`)
    .join('');
  if (!name.startsWith('logo')) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">${rings}</svg>\n`;
  }
  const words = `<text x="92" y="49" font-family="sans-serif" font-size="24" font-weight="700" fill="${ink}">${escaped(short)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 274 80" width="274" height="80">${rings}${words}</svg>\n`;
}
