import { fileRules, type Rules } from '../server/fileHeaders.ts';
import type { HomePlan } from './HomePlan.ts';

/** Bytes that an entry of a hash takes besides its key. */
const ENTRY_BYTES = 32;

/** What stands in `http { }` of nginx: all that differs from address to address. */
export function nginxHttp({ site, told, moved, missing }: HomePlan): string {
  const keys = [...site.policies.keys(), ...moved.keys()];
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  const rules = fileRules(told.base);
  const homes = [...missing].filter(([home]) => home !== '');
  return `# Written by \`microsite build\`, for http { } of nginx.
map_hash_bucket_size ${powerOfTwo(longest + ENTRY_BYTES)};
map_hash_max_size ${powerOfTwo(Math.max(2048, keys.length * 2))};
${map('policy', [...site.policies, ...byPattern(rules['Content-Security-Policy'])])}
${map('cache', byPattern(rules['Cache-Control']))}
${map('resource_policy', byPattern(rules['Cross-Origin-Resource-Policy']))}
${map('moved', moved)}
${map('missing', [...homes.map(([home, file]) => [`~^${home}(?:/|$)`, file] as const), ['default', missing.get('') ?? '']])}
map $uri $microsite_page {
  "~^(?<microsite_folder>.*)/$" $microsite_folder/index.html;
  default $uri/index.html;
}
map "$scheme $http_x_forwarded_proto" $microsite_https_only {
  "~https" "max-age=31536000";
}
map $status $microsite_allow {
  405 "GET, HEAD";
}
`;
}

function map(name: string, entries: Iterable<readonly [string, string]>): string {
  const lines = [...entries].map(
    ([key, value]) => `  ${quoted(key)} ${quoted(value.replaceAll('$', '%24'))};`,
  );
  return `map $uri $microsite_${name} {\n${lines.join('\n')}\n}`;
}

function byPattern(rules: Rules): (readonly [string, string])[] {
  return rules.map(([names, value]) => [`~${names.source}`, value] as const);
}

/** nginx reads variables in values, and knows no sign that keeps it from it. */
function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
