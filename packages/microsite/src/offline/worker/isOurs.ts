import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import { isAnswer, isEvents, isPage } from './isOfSite.ts';

/** What files say they are, by how their addresses end: browsers take them for nothing else. */
const TYPES: readonly (readonly [ending: RegExp, type: RegExp])[] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /json/],
  [/\.vtt$/, /^text\/vtt/],
  [/\.\w+$/, /^(?!text\/)./],
];

/**
 * Whether an answer is what its address names. Where everything is answered with one HTML page, as by networks that ask
 * to sign in and by hosts that have lost their files, that page would be kept as a picture or a script, or in the place of
 * a good copy, and shown for good.
 */
export async function isOurs(address: string, answer: Response): Promise<boolean> {
  const { pathname } = new URL(address);
  const type = answer.headers.get('Content-Type') ?? '';
  if (isEvents(pathname) || isAnswer(pathname)) return type.includes('json');
  // Every page of ours names the file beside it.
  if (isPage(pathname)) return (await answer.clone().text()).includes(pageDataAddress(''));
  const [, right] = TYPES.find(([ending]) => ending.test(pathname)) ?? [];
  return right?.test(type) ?? false;
}
