import { MALFORMED, UNADDRESSED } from './malformed.ts';
import type { ServerAdapter } from './ServerAdapter.ts';
import { sendRaw, type Target } from './sendRequest.ts';

/** Text of files outside of the site: policies beside it, a manifest, the accounts of the machine. */
const OUTSIDE = /"\/index\.html": ?"default-src|"devDependencies"|root:x:0:0|\[core\]/;

const CONCURRENCY = 8;

/** Sends malformed requests to a server. Returns an issue for each 5xx, injected header and file outside of the site. */
export async function checkMalformed({ isBehindProxy }: ServerAdapter, target: Target): Promise<string[]> {
  const issues: string[] = [];
  const left = [...MALFORMED];
  const work = async () => {
    for (let request = left.pop(); request !== undefined; request = left.pop()) {
      const response = await sendRaw(target, request);
      const mayFail = isBehindProxy && UNADDRESSED.includes(request);
      const issue = issueOf(response, mayFail ? 600 : 500);
      if (issue) issues.push(`${JSON.stringify(request.slice(0, 120))} ${issue}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return issues;
}

function issueOf(response: string, lowestFailure: number): string | null {
  // No response is a valid one too.
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(response)?.[1] ?? 400);
  const [head = ''] = response.split('\r\n\r\n', 1);
  // A server need not know every version of HTTP.
  if (status >= lowestFailure && status !== 505) return `gets ${status}`;
  if (/^x-injected/im.test(head)) return 'writes a header of the response';
  return OUTSIDE.test(response) ? 'reads a file outside of the site' : null;
}
