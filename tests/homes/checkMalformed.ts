import { type Door, sendRaw } from './ask.ts';
import type { Home } from './Home.ts';
import { MALFORMED, UNADDRESSED } from './malformed.ts';

/** Text of files outside of the site: policies beside it, a manifest, the accounts of the machine. */
const OUTSIDE = /"\/index\.html": ?"default-src|"devDependencies"|root:x:0:0|\[core\]/;

const AT_ONCE = 8;

/** Sends malformed requests to a home. Gives a complaint for each that was answered with 5xx, or with what is outside. */
export async function checkMalformed({ isBehindAnother }: Home, door: Door): Promise<string[]> {
  const complaints: string[] = [];
  const left = [...MALFORMED];
  const work = async () => {
    for (let request = left.pop(); request !== undefined; request = left.pop()) {
      const answer = await sendRaw(door, request);
      const isRefusedBefore = isBehindAnother && UNADDRESSED.includes(request);
      const wrong = complaintOf(answer, isRefusedBefore ? 600 : 500);
      if (wrong) complaints.push(`${JSON.stringify(request.slice(0, 120))} ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return complaints;
}

function complaintOf(answer: string, failed: number): string | null {
  // No response is a valid one too.
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 400);
  const [head = ''] = answer.split('\r\n\r\n', 1);
  // A server need not know every version of HTTP.
  if (status >= failed && status !== 505) return `is answered with ${status}`;
  if (/^x-injected/im.test(head)) return 'writes a header of the answer';
  return OUTSIDE.test(answer) ? 'reads what is outside of the site' : null;
}
