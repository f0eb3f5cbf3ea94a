import path from 'node:path';
import type { Expectation } from '../Expectation.ts';
import { fromGuide } from '../fromGuide.ts';
import type { Home } from '../Home.ts';
import { readJsonc } from '../readJsonc.ts';
import { startRuntime } from '../startRuntime.ts';

/** A host of static files that reads `_headers` and `_redirects`: what Cloudflare serves assets with. */
export const staticHost: Home = {
  name: 'static',
  isBehindAnother: true,
  differs,
  async start({ build, port }) {
    const { compatibility_date, assets } = readJsonc(fromGuide('A host of static files', 'jsonc'));
    return startRuntime(port, {
      modules: true,
      script: 'export default {}',
      compatibilityDate: compatibility_date,
      assets: {
        directory: path.join(build, '..', assets.directory),
        routerConfig: { has_user_worker: false },
        assetConfig: { not_found_handling: assets.not_found_handling },
      },
    });
  },
};

type Answer = NonNullable<Expectation['answer']>;

/** Differences of a static host: it ends addresses with a slash, escapes them, and compresses by itself. */
function differs(line: Expectation): Expectation | null {
  const { about, path: asked, answer = {}, body: _, ...rest } = line;
  const isSentOn = asked.includes('$') || asked.startsWith('/404') || asked.includes('/404');
  if (isSentOn) return null;
  switch (about) {
    case 'pages, with the last slash':
    case 'pages, with a query':
    case 'unknown addresses':
      return { ...line, answer: united(answer) };
    case '$$$':
      return asked.endsWith('/') ? { ...line, answer: united(answer) } : null;
    case 'pages, without it':
      return { ...rest, about, path: asked, status: 307, answer: { location: `${asked}/` } };
    case 'files with a hash':
      return { ...line, answer: ofFile(answer) };
    case 'other files':
      return {
        ...line,
        answer: { ...ofFile(answer), 'cache-control': 'public, max-age=0, must-revalidate' },
      };
    case 'aliases, in one hop':
    case '304 by tag':
      return line;
    default:
      return line.headers?.['X-Forwarded-Proto'] === 'https' ? line : null;
  }
}

/** A policy that several pages share allows at least what each of them needs. */
function united(answer: Answer): Answer {
  const policy = answer['content-security-policy'];
  const sources = typeof policy === 'string' ? policy.split(/[; ]+/) : [];
  const every = sources.map((source) => `(?=.*${source.replaceAll(/[+./*]/g, '\\$&')})`);
  return { ...answer, 'content-security-policy': new RegExp(`^${every.join('')}`) };
}

/** Types are without the name of the letters' code, and only documents have a policy of their own. */
function ofFile(answer: Answer): Answer {
  const type = String(answer['content-type']).split(';', 1)[0] ?? '';
  const policy = String(answer['content-security-policy']).includes("script-src 'self'")
    ? /^default-src 'none'/
    : (answer['content-security-policy'] ?? null);
  return {
    ...answer,
    'content-type': new RegExp(`^${type.replace('+', '\\+')}`),
    'content-security-policy': policy,
  };
}
