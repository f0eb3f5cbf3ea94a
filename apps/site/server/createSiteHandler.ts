import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { REDIRECTS } from '@tamarack-lowe/content-model';
import { type ContentHostOptions, contentHostMiddleware } from './contentHostMiddleware.ts';
import { findFile, readSiteFiles } from './readSiteFiles.ts';
import { requestPath } from './requestPath.ts';
import { policyForType, securityHeaders } from './securityHeaders.ts';
import { sendFile } from './sendFile.ts';
import { sendText } from './sendText.ts';

const INDEX = '/index.html';

export type SiteOptions = ContentHostOptions & {
  /** Folder of the built site, `build/client`. Beside it lies `csp.json`: the policy of each built page. */
  root: string;
};

/** Everything the site answers, for `node:http`. Reads the folder once. */
export function createSiteHandler({ root, ...contentHostOptions }: SiteOptions): RequestListener {
  const files = readSiteFiles(root);
  const policies = readPolicies(join(root, '..', 'csp.json'));
  const notFoundPage = files.get('/404/index.html') ?? files.get('/404.html');
  const contentHost = contentHostMiddleware(contentHostOptions);
  const redirects = new Map<string, string>(Object.entries(REDIRECTS));

  function movedTo(path: string): string | undefined {
    // A page under the name of its file would not know where it is.
    const file = path.endsWith(INDEX) ? files.get(path) : undefined;
    const isFile = file !== undefined && file !== notFoundPage;
    return isFile ? encodeURI(path.slice(0, 1 - INDEX.length)) : redirects.get(path.replace(/\/$/, ''));
  }

  async function serveFile(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const found = findFile(files, path);
    const isFound =
      found !== null && found !== files.get('/404/index.html') && found !== files.get('/404.html');
    const file = isFound ? found : notFoundPage;
    if (!file) return sendText(request, response, { status: 404, body: 'There is no such page.\n' });
    const policy = policies.get(file.name) ?? policyForType(file.type);
    response.setHeader('Content-Security-Policy', policy);
    // The workshop of a preview shows its examples in frames of its own.
    if (policy.includes("frame-ancestors 'self'")) response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    await sendFile(request, response, file, {
      status: isFound ? 200 : 404,
      cacheControl: cacheControl(file.name, isFound),
    });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const https = /^\s*https\b/i.test(String(request.headers['x-forwarded-proto'] ?? ''));
    for (const [name, value] of Object.entries(securityHeaders({ https }))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { Allow: 'GET, HEAD', Connection: 'close' };
      return sendText(request, response, {
        status: 405,
        headers,
        body: 'Only GET and HEAD are answered here.\n',
      });
    }
    const target = requestPath(request.url);
    const hasHost = request.headers.host !== undefined || request.httpVersion === '1.0';
    if (!target || !hasHost)
      return sendText(request, response, { status: 400, body: 'This request is malformed.\n' });
    const moved = movedTo(target.path);
    if (moved !== undefined) {
      const headers = { Location: moved + target.query, 'Cache-Control': 'public, max-age=3600' };
      return sendText(request, response, { status: 301, headers, body: `This page is now at ${moved}\n` });
    }
    let isOurs = true;
    await contentHost(request, response, () => {
      isOurs = false;
    });
    if (!isOurs) await serveFile(request, response, target.path);
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);
      sendText(request, response, { status: 500, body: 'Something went wrong here. Please try again.\n' });
    });
  };
}

/**
 * Names with a hash never change. A page and its data must be of the same build, so both are checked at each visit; an
 * unchanged one costs a 304. The few other files (icons, the PDF) may be an hour old.
 */
function cacheControl(name: string, isFound: boolean): string {
  if (isFound && /^\/(?:assets|media)\//.test(name)) return 'public, max-age=31536000, immutable';
  return !isFound || /(?:\.html|\/visit\.json)$/.test(name)
    ? 'public, max-age=0, must-revalidate'
    : 'public, max-age=3600';
}

function readPolicies(path: string): Map<string, string> {
  return new Map(existsSync(path) ? Object.entries<string>(JSON.parse(readFileSync(path, 'utf8'))) : []);
}
