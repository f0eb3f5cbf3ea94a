import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import type { SiteBuild } from '../siteBuild.ts';
import { CACHE, HTML, SECURE } from './expectedHeaders.ts';

/** Content types of files, and the policy of those that are documents. */
const TYPES: Readonly<Record<string, { type: string; policy?: RegExp; shared?: true }>> = {
  atom: { type: 'application/atom+xml' },
  avif: { type: 'image/avif' },
  css: { type: 'text/css; charset=utf-8' },
  html: { type: HTML },
  ico: { type: 'image/vnd.microsoft.icon' },
  ics: { type: 'text/calendar; charset=utf-8' },
  jpg: { type: 'image/jpeg', shared: true },
  js: { type: 'text/javascript; charset=utf-8' },
  json: { type: 'application/json; charset=utf-8' },
  mp4: { type: 'video/mp4' },
  pdf: { type: 'application/pdf', policy: /^default-src 'self'; base-uri 'none'/ },
  png: { type: 'image/png' },
  svg: { type: 'image/svg+xml', policy: /^default-src 'none'; style-src 'unsafe-inline'/ },
  txt: { type: 'text/plain; charset=utf-8' },
  vtt: { type: 'text/vtt; charset=utf-8' },
  webmanifest: { type: 'application/manifest+json; charset=utf-8' },
  woff2: { type: 'font/woff2' },
  xml: { type: 'application/xml' },
};

/** Requests one file of each type in each folder, and all scripts. */
export function contentTypes({ files }: SiteBuild): Expectation[] {
  const seen = new Set<string>();
  const some = files.filter((file) => {
    const kind = `${/^\/(?:assets|media)\//.exec(file)?.[0] ?? ''}${path.extname(file)}`;
    const isFirst = !seen.has(kind) && !file.endsWith('.html');
    seen.add(kind);
    return isFirst || file.endsWith('.js');
  });
  return some.map((file) => {
    const isHashed = /^\/(?:assets|media)\//.test(file);
    const { type, policy, shared } = TYPES[path.extname(file).slice(1)] ?? { type: `no type for ${file}` };
    return {
      about: isHashed ? 'files with a hash' : 'other files',
      path: encodeURI(file),
      status: 200,
      responseHeaders: {
        ...SECURE,
        'content-type': type,
        'cache-control': isHashed
          ? CACHE.immutable
          : /\.json$|\/sw\.js$/.test(file)
            ? CACHE.revalidate
            : CACHE.oneHour,
        'content-security-policy': policy ?? /^default-src 'none'; script-src 'self'; style-src 'self';/,
        'cross-origin-resource-policy': shared ? 'cross-origin' : 'same-origin',
      },
      body: { file },
    };
  });
}
