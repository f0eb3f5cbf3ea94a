import type { Around } from './around.ts';
import { DEVICES, loadPage } from './browser.ts';
import type { Section } from './report.ts';

/** Lists the pictures and fonts that a phone loads for the first view. */
export async function phone({ browser, site, addresses }: Around): Promise<Section> {
  const rows: Section['rows'][number][] = [];
  for (const address of addresses) {
    const { noted, fetched } = await loadPage(browser, {
      address: site + encodeURI(address),
      device: DEVICES.phone,
    });
    const bytesOf = (type: string) =>
      fetched.filter((file) => file.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
    const pictures = fetched.filter(({ type }) => type === 'image').length;
    const largest = noted.largest.replace(/^https?:\/\/[^/]+/, '');
    rows.push([address, pictures, bytesOf('image'), bytesOf('font'), `\`${largest}\``]);
  }
  rows.sort((one, other) => Number(other[2]) - Number(one[2]));
  return {
    title: 'Pictures and fonts of a phone',
    note: '390 × 844 px at three dots per px, first view, nothing scrolled; bytes as they were sent.',
    columns: ['', 'pictures', 'their bytes', 'bytes of fonts', 'largest paint'],
    rows,
  };
}
