import { fileRules, securityHeaders } from '../headers.ts';
import { proxiedAddresses, regexRules, type SitePlan } from './plan.ts';

/** Writes the snippet `microsite` of a Caddyfile: files, their headers, and addresses that are proxied to the server. */
export function caddyfile({ site, options, types, redirects, notFound, gone }: SitePlan): string {
  const rules = fileRules(options.base);
  const languages = [...notFound].filter(([home]) => home !== '');
  const errorPages = [...new Set([...notFound.values(), ...gone.values()])];
  const errorAddresses = errorPages.map((file) => file.replace('/index.html', ''));
  const headers = Object.entries(securityHeaders(options)).map(
    ([name, value]) => `\t\t\t${name} ${quote(value)}`,
  );
  const endings = [...types].map(([ending, type]) => [`~\\.${ending}$`, type] as const);
  return `# Written by \`microsite build\`: import it, and write \`import microsite\` below \`root * …/build/client\`.
(microsite) {
	map {query} {microsite_query} {
		~.+ "?\${0}"
		default ""
	}
${map('redirect', redirects, '')}${goneMap(gone)}
${map('policy', [...site.policies, ...regexRules(rules['Content-Security-Policy'])])}
${map('cache', regexRules(rules['Cache-Control']))}
${map('resource_policy', regexRules(rules['Cross-Origin-Resource-Policy']))}
${map('type', endings, 'application/octet-stream')}
	map {path} {microsite_page} {
		"~^(.*)/$" "\${1}/index.html"
		"~.*" "\${0}/index.html"
	}
${map(
  'missing',
  languages.map(([home, file]) => [`~^${home}(/|$)`, file] as const),
  notFound.get('') ?? '',
)}
	route {
		@proxied path ${proxiedAddresses(options).join('* ')}
		reverse_proxy @proxied {$MICROSITE:127.0.0.1:4173} {
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
		@redirect expression \`{microsite_redirect} != ""\`
		redir @redirect {microsite_redirect}{microsite_query} 301
${goneHandler(gone)}		@page {
			file {microsite_page}
			not path ${errorAddresses.flatMap((page) => [page, `${page}/`]).join(' ')}
		}
		rewrite @page {file_match.relative}
		@served {
			file {path}
			not path */ *.br *.gz /_headers /_redirects ${errorPages.join(' ')}
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

/** Pages for 410 by address; empty if nobody has left. */
const goneMap = (gone: ReadonlyMap<string, string>) => (gone.size === 0 ? '' : `\n${map('gone', gone, '')}`);

function goneHandler({ size }: ReadonlyMap<string, string>): string {
  if (size === 0) return '';
  return `\t\t@gone expression \`{microsite_gone} != ""\`
\t\thandle @gone {
\t\t\trewrite * {microsite_gone}
\t\t\timport microsite_file
\t\t\tfile_server {
\t\t\t\tprecompressed br gzip
\t\t\t\tdisable_canonical_uris
\t\t\t\tstatus 410
\t\t\t}
\t\t}
`;
}

/** A `map` of Caddy from the path to a variable. */
function map(name: string, entries: Iterable<readonly [string, string]>, otherwise?: string): string {
  const lines = [...entries].map(([key, value]) => `\t\t${quote(key)} ${quote(value)}`);
  const last = otherwise === undefined ? [] : [`\t\tdefault ${quote(otherwise)}`];
  return `\tmap {path} {microsite_${name}} {\n${[...lines, ...last].join('\n')}\n\t}`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}
