import type { Firm } from './firms.ts';
import { addressesOf, wordsOf } from './readHtml.ts';

type Walk = {
  firm: Firm;
  origin: string;
  /** Address at which the config publishes the site. */
  published: string;
  /** Words of the sample brand, which no page of another firm may say. */
  sample: readonly string[];
};

/** Asks for everything that a built site leads to. Gives how many pages and files there are. Throws at what is wrong. */
export async function walkSite({ firm, origin, published, sample }: Walk) {
  const complaints: string[] = [];
  const { base = '/' } = firm;
  const get = (path: string) => fetch(new URL(path, origin));
  const found = await (await get(`${base}sitemap.xml`)).text();
  const listed = [...found.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const strange = listed.filter((address) => !address.startsWith(published + base));
  if (listed.length === 0) complaints.push('sitemap.xml lists nothing.');
  if (strange.length > 0) complaints.push(`sitemap.xml lists addresses of others: ${strange.join(', ')}`);

  const pages = new Set([...listed.map((address) => new URL(address).pathname), ...Object.keys(firm.shows)]);
  const files = new Set<string>();
  for (const path of pages) {
    const answer = await get(path);
    const html = await answer.text();
    const words = wordsOf(html);
    const wanted = firm.shows[path] ?? firm.shows[path.replace(/(.)\/$/, '$1')] ?? [];
    const wrong = [
      answer.status !== 200 && `answers ${answer.status}`,
      !/<title>[^<]+<\/title>/.test(html) && 'has no title',
      !/<h1[\s>]/.test(html) && 'has no h1',
      !html.includes(`<html lang="${languageAt(firm, path)}"`) && `is not in ${languageAt(firm, path)}`,
      ...sample.map((word) => html.includes(word) && `says "${word}" of the sample`),
      ...wanted.map((word) => !words.includes(word) && `does not say "${word}"`),
    ];
    complaints.push(...wrong.filter((what) => what !== false).map((what) => `${path} ${what}.`));
    for (const address of addressesOf(html, { origin, published })) files.add(address);
  }
  for (const path of files) {
    const answer = await get(path);
    const body = /\.(?:js|json|css)$/.test(path) ? await answer.text() : '';
    if (answer.status !== 200) complaints.push(`${path}, which pages name, answers ${answer.status}.`);
    const said = sample.find((word) => body.includes(word));
    if (said !== undefined) complaints.push(`${path} says "${said}" of the sample.`);
  }
  for (const path of [`${base}nowhere-at-all`, ...firm.lacks]) {
    const answer = await get(path);
    if (answer.status !== 404) complaints.push(`${path} does not exist and answers ${answer.status}.`);
    const said = firm.unknownSays ?? '';
    if (!(await answer.text()).includes(said)) complaints.push(`${path} does not say "${said}".`);
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  return { pages: pages.size, files: files.size };
}

/** The language of the longest address that a path stands below. */
function languageAt({ languages }: Firm, path: string): string {
  const home = Object.keys(languages)
    .filter((each) => `${path}/`.startsWith(`${each.replace(/\/$/, '')}/`))
    .reduce((longest, each) => (each.length > longest.length ? each : longest));
  return languages[home] ?? '';
}
