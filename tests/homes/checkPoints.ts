import { observatoryPoints } from '../built-pages/observatory.ts';
import { ask, type Door } from './ask.ts';

const LEAST = 130;

/** Has the HTTP Observatory rate a page, as it comes by https. Gives a complaint where that is worth less than it should be. */
export async function checkPoints(page: string, door: Door): Promise<string[]> {
  // Escaped as some homes want it: they send on what is not.
  const path = encodeURI(page).replaceAll('$', '%24');
  const isSaid = door.ca === undefined && { 'X-Forwarded-Proto': 'https' };
  const asked = { path, headers: { ...isSaid, 'Accept-Encoding': 'identity' } };
  const { status, headers, bytes } = await ask(door, asked);
  const said = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const url = new URL(path, 'https://site.example');
  const { points, penalties } = observatoryPoints({ url, status, headers: said, html: bytes.toString() });
  return points >= LEAST && penalties.length === 0 ? [] : [`${points} points: ${penalties.join(', ')}`];
}
