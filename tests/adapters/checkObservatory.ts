import { observatoryPoints } from '../built-pages/observatory.ts';
import { sendRequest, type Target } from './sendRequest.ts';

/** Rates the response for a page, over https, with the rules of the HTTP Observatory. Returns an issue below `leastPoints`. */
export async function checkObservatory(page: string, target: Target, leastPoints: number): Promise<string[]> {
  // Some servers redirect a dollar sign that is not percent-encoded.
  const path = encodeURI(page).replaceAll('$', '%24');
  const forwarded = target.ca === undefined && { 'X-Forwarded-Proto': 'https' };
  const request = { path, headers: { ...forwarded, 'Accept-Encoding': 'identity' } };
  const response = await sendRequest(target, request);
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  );
  const url = new URL(path, 'https://site.example');
  const html = response.bytes.toString();
  const { points, penalties } = observatoryPoints({ url, status: response.status, headers, html });
  const isEnough = points >= leastPoints && penalties.length === 0;
  return isEnough ? [] : [`${points} points: ${penalties.join(', ')}`];
}
