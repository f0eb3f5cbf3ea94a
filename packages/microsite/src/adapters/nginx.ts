import { securityHeaders } from '../server/headers.ts';
import { behind } from './behind.ts';
import type { HomePlan } from './HomePlan.ts';
import { sameForAll } from './sameForAll.ts';

/** What stands in `server { }` of nginx: files, their headers, and what the server behind answers. */
export function nginxServer({ told, types, missing }: HomePlan): string {
  const endings = [...types].map(([ending, type]) => `  "${type}" ${ending};`);
  const headers = Object.entries(sameForAll(securityHeaders(told))).map(
    ([name, value]) => `add_header ${name} '${value}' always;`,
  );
  // Nobody asks for these pages by their names.
  const missingFiles = [...missing.values()].flatMap((file) => [
    ...['', '/'].map((end) => `location = ${file.replace('/index.html', end)} {\n  return 404;\n}`),
    `location = ${file} {\n  internal;\n}`,
  ]);
  const [routes, country] = behind(told);
  // An empty header, and none of the others: these answers bring their own.
  const passedOn = [`^~ ${routes}`, `= ${country}`].map(
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
  return `# Written by \`microsite build\`, for server { } of nginx, beside \`root …/build/client;\`. Behind it: upstream microsite.
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
if ($microsite_moved) {
  return 301 $microsite_moved$is_args$args;
}
error_page 404 $microsite_missing;
location / {
  try_files $uri $microsite_page =404;
}
${missingFiles.join('\n')}
location ~ ^/_(?:headers|redirects)$|\\.(?:br|gz)$|/\\.(?!well-known/) {
  return 404;
}
${passedOn.join('\n')}
`;
}
