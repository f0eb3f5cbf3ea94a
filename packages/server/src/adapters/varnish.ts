/** Writes a VCL for Varnish in front of the server of a site. It is the same for all sites: `Cache-Control` says what is cached. */
export function varnishVcl(): string {
  return `# Written by \`microsite build\`. Start Varnish with -p http_gzip_support=off: responses are compressed already, with brotli too.
vcl 4.1;

backend default {
  .host = "127.0.0.1";
  .port = "4173";
  .connect_timeout = 2s;
  .first_byte_timeout = 10s;
  # Healthy from the start: otherwise visitors get 503 until the first probe has its answer.
  .probe = { .url = "/readyz"; .interval = 5s; .initial = 3; }
}

sub vcl_recv {
   # The site sets no cookies.
  unset req.http.Cookie;
  if (req.http.Accept-Encoding ~ "(?i)(^|[\\s,])br(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "(?i)(^|[\\s,])gzip(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
}

sub vcl_hash {
   # Responses to https have one more header.
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
   # Pages are revalidated after a second, by their ETag: the response is a 304 of a few bytes.
  if (beresp.http.Cache-Control ~ "must-revalidate") {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.keep = 1d;
    return (deliver);
  }
}
`;
}
