import type { Firm } from './firms.ts';
import { addressesOf, wordsOf } from './readHtml.ts';

type Walk = {
  firm: Firm;
  origin: string;
  /** Address at which the config publishes the site. */
  published: string;
  /** Words of the sample brand, which no page of another firm may contain. */
  sample: readonly string[];
};

/** Requests all pages and files of a built site. Returns their numbers. Throws with all issues. */
export async function walkSite({ firm, origin, published, sample }: Walk) {
  const issues: string[] = [];
  const { base = '/' } = firm;
  const get = (path: string) => fetch(new URL(path, origin));
  const found = await (await get(`${base}sitemap.xml`)).text();
  const listed = [...found.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const strange = listed.filter((address) => !address.startsWith(published + base));
  if (listed.length === 0) issues.push('sitemap.xml lists nothing.');
  if (strange.length > 0) issues.push(`sitemap.xml lists addresses of others: ${strange.join(', ')}`);

  const pages = new Set([...listed.map((address) => new URL(address).pathname), ...Object.keys(firm.shows)]);
  const files = new Set<string>();
  for (const path of pages) {
    const response = await get(path);
    const html = await response.text();
    const words = wordsOf(html);
    const wanted = firm.shows[path] ?? firm.shows[path.replace(/(.)\/$/, '$1')] ?? [];
    const wrong = [
      response.status !== 200 && `has status ${response.status}`,
      !/<title>[^<]+<\/title>/.test(html) && 'has no title',
      !/<h1[\s>]/.test(html) && 'has no h1',
      !html.includes(`<html lang="${languageAt(firm, path)}"`) && `is not in ${languageAt(firm, path)}`,
      ...sample.map((word) => html.includes(word) && `says "${word}" of the sample`),
      ...wanted.map((word) => !words.includes(word) && `does not say "${word}"`),
    ];
    issues.push(...wrong.filter((what) => what !== false).map((what) => `${path} ${what}.`));
    for (const address of addressesOf(html, { origin, published })) files.add(address);
  }
  for (const path of files) {
    const response = await get(path);
    const body = /\.(?:js|json|css)$/.test(path) ? await response.text() : '';
    if (response.status !== 200) issues.push(`${path}, which pages refer to, has status ${response.status}.`);
    const said = sample.find((word) => body.includes(word));
    if (said !== undefined) issues.push(`${path} says "${said}" of the sample.`);
  }
  for (const path of [`${base}nowhere-at-all`, ...firm.lacks]) {
    const response = await get(path);
    if (response.status !== 404) issues.push(`${path} does not exist and has status ${response.status}.`);
    const said = firm.unknownSays ?? '';
    if (!(await response.text()).includes(said)) issues.push(`${path} does not say "${said}".`);
  }
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return { pages: pages.size, files: files.size };
}

/** Returns the language of a path: that of the longest home above it. */
function languageAt({ languages }: Firm, path: string): string {
  const home = Object.keys(languages)
    .filter((each) => `${path}/`.startsWith(`${each.replace(/\/$/, '')}/`))
    .reduce((longest, each) => (each.length > longest.length ? each : longest));
  return languages[home] ?? '';
}
