import { fileRules, securityHeaders } from '../headers.ts';
import { proxiedAddresses, regexRules, type SitePlan } from './plan.ts';

/** Bytes that an entry of nginx's hash tables needs in addition to its key. */
const ENTRY_BYTES = 32;

/** Writes maps for `http { }` of nginx: everything that differs from address to address. */
export function nginxHttp({ site, options, redirects, notFound }: SitePlan): string {
  const keys = [...site.policies.keys(), ...redirects.keys()];
  const longest = Math.max(0, ...keys.map((key) => Buffer.byteLength(key)));
  const rules = fileRules(options.base);
  const languages = [...notFound].filter(([home]) => home !== '');
  return `# Written by \`microsite build\`, for http { } of nginx.
map_hash_bucket_size ${powerOfTwo(longest + ENTRY_BYTES)};
map_hash_max_size ${powerOfTwo(Math.max(2048, keys.length * 2))};
${map('policy', [...site.policies, ...regexRules(rules['Content-Security-Policy'])])}
${map('cache', regexRules(rules['Cache-Control']))}
${map('resource_policy', regexRules(rules['Cross-Origin-Resource-Policy']))}
${map('redirect', redirects)}
${map('missing', [...languages.map(([home, file]) => [`~^${home}(?:/|$)`, file] as const), ['default', notFound.get('') ?? '']])}
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

/** Writes `server { }` of nginx: files, their headers, and addresses that are proxied to the server. */
export function nginxServer({ options, types, notFound, gone }: SitePlan): string {
  const endings = [...types].map(([ending, type]) => `  "${type}" ${ending};`);
  const headers = Object.entries(constantHeaders(securityHeaders(options))).map(
    ([name, value]) => `add_header ${name} '${value}' always;`,
  );
  // Pages for 404 and 410 have no address of their own.
  const errorPages = [...new Set([...notFound.values(), ...gone.values()])].flatMap((file) => [
    ...['', '/'].map((end) => `location = ${file.replace('/index.html', end)} {\n  return 404;\n}`),
    `location = ${file} {\n  internal;\n}`,
  ]);
  const [routes, country] = proxiedAddresses(options);
  const goneAddresses = [...gone].map(
    ([address, file]) => `location = ${quote(address)} {\n  error_page 410 ${file};\n  return 410;\n}`,
  );
  // One `add_header` here switches off those above: the server's responses have their own.
  const proxied = [`^~ ${routes}`, `= ${country}`].map(
    (address) => `location ${address} {
  add_header Allow "";
  proxy_set_header Host $host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_connect_timeout 2s;
  proxy_read_timeout 10s;
  proxy_pass http://microsite;
}`,
  );
  return `# Written by \`microsite build\`, for server { } of nginx, beside \`root …/build/client;\`. Needs an upstream named microsite.
absolute_redirect off;
server_tokens off;
types {
${endings.join('\n')}
}
default_type application/octet-stream;
gzip_static on;
gzip_vary on;
gzip_proxied any;

${headers.join('\n')}
add_header Content-Security-Policy $microsite_policy always;
add_header Cross-Origin-Resource-Policy $microsite_resource_policy always;
add_header Cache-Control $microsite_cache always;
add_header Strict-Transport-Security $microsite_https_only always;
add_header Allow $microsite_allow always;

if ($request_method !~ ^(?:GET|HEAD)$) {
  return 405;
}
if ($microsite_redirect) {
  return 301 $microsite_redirect$is_args$args;
}
error_page 404 $microsite_missing;
location / {
  try_files $uri $microsite_page =404;
}
${[...errorPages, ...goneAddresses].join('\n')}
location ~ ^/_(?:headers|redirects)$|\\.(?:br|gz)$|/\\.(?!well-known/) {
  return 404;
}
${proxied.join('\n')}
`;
}

/** Headers with one value for all addresses; the others are maps. */
function constantHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const varying = Object.keys(fileRules('/'));
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !varying.includes(name)));
}

/** A `map` of nginx from the path to a variable. */
function map(name: string, entries: Iterable<readonly [string, string]>): string {
  const lines = [...entries].map(([key, value]) => `  ${quote(key)} ${quote(value.replaceAll('$', '%24'))};`);
  return `map $uri $microsite_${name} {\n${lines.join('\n')}\n}`;
}

/** Makes a quoted string of nginx. `$` cannot be escaped there, so values contain `%24`. */
function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function powerOfTwo(atLeast: number): number {
  return 2 ** Math.ceil(Math.log2(atLeast));
}
