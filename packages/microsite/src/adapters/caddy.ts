import { fileRules, type Rules } from '../server/fileHeaders.ts';
import { securityHeaders } from '../server/headers.ts';
import { behind } from './behind.ts';
import type { HomePlan } from './HomePlan.ts';

/** The snippet `microsite` of a Caddyfile: files, their headers, and what the server behind answers. */
export function caddyfile({ site, told, types, moved, missing }: HomePlan): string {
  const rules = fileRules(told.base);
  const homes = [...missing].filter(([home]) => home !== '');
  const missingFiles = [...missing.values()];
  const told404 = missingFiles.map((file) => file.replace('/index.html', ''));
  const headers = Object.entries(securityHeaders(told)).map(
    ([name, value]) => `\t\t\t${name} ${quoted(value)}`,
  );
  const endings = [...types].map(([ending, type]) => [`~\\.${ending}$`, type] as const);
  return `# Written by \`microsite build\`: import it, and write \`import microsite\` below \`root * …/build/client\`.
(microsite) {
	map {query} {microsite_query} {
		~.+ "?\${0}"
		default ""
	}
${map('moved', moved, '')}
${map('policy', [...site.policies, ...byPattern(rules['Content-Security-Policy'])])}
${map('cache', byPattern(rules['Cache-Control']))}
${map('resource_policy', byPattern(rules['Cross-Origin-Resource-Policy']))}
${map('type', endings, 'application/octet-stream')}
	map {path} {microsite_page} {
		"~^(.*)/$" "\${1}/index.html"
		"~.*" "\${0}/index.html"
	}
${map(
  'missing',
  homes.map(([home, file]) => [`~^${home}(/|$)`, file] as const),
  missing.get('') ?? '',
)}
	route {
		@behind path ${behind(told).join('* ')}
		reverse_proxy @behind {$MICROSITE:127.0.0.1:4173} {
			transport http {
				dial_timeout 2s
				response_header_timeout 10s
			}
		}
		header {
${headers.join('\n')}
		}
		header -Server
		@https expression \`{scheme} == "https" || {header.X-Forwarded-Proto} == "https"\`
		header @https Strict-Transport-Security max-age=31536000
		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		respond @other 405
		@moved expression \`{microsite_moved} != ""\`
		redir @moved {microsite_moved}{microsite_query} 301
		@page {
			file {microsite_page}
			not path ${told404.flatMap((page) => [page, `${page}/`]).join(' ')}
		}
		rewrite @page {file_match.relative}
		@served {
			file {path}
			not path */ *.br *.gz /_headers /_redirects ${missingFiles.join(' ')}
			not {
				path */.*
				not path /.well-known/*
			}
		}
		handle @served {
			import microsite_file
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
		handle {
			rewrite * {microsite_missing}
			import microsite_file
			file_server {
				precompressed br gzip
				disable_canonical_uris
				status 404
			}
		}
	}
}
(microsite_file) {
	header {
		Content-Security-Policy {microsite_policy}
		Cross-Origin-Resource-Policy {microsite_resource_policy}
		Cache-Control {microsite_cache}
		Content-Type {microsite_type}
		Vary Accept-Encoding
		defer
	}
}
`;
}

function map(name: string, entries: Iterable<readonly [string, string]>, otherwise?: string): string {
  const lines = [...entries].map(([key, value]) => `\t\t${quoted(key)} ${quoted(value)}`);
  const last = otherwise === undefined ? [] : [`\t\tdefault ${quoted(otherwise)}`];
  return `\tmap {path} {microsite_${name}} {\n${[...lines, ...last].join('\n')}\n\t}`;
}

function byPattern(rules: Rules): (readonly [string, string])[] {
  return rules.map(([names, value]) => [`~${names.source}`, value] as const);
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
