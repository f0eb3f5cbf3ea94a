import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheControl } from './cacheControl.ts';
import { createMovedAnswers } from './createMovedAnswers.ts';
import { fileResponse } from './fileResponse.ts';
import { movedAnswer } from './movedAnswer.ts';
import { findFile, readSiteFiles } from './readSiteFiles.ts';
import { decodePath, type RequestPath } from './requestPath.ts';
import { policyForType } from './securityHeaders.ts';
import type { SiteFile } from './siteFile.ts';
import { textResponse } from './textResponse.ts';

const INDEX = '/index.html';

export type FileAnswersOptions = { root: string; base: string; redirects: Readonly<Record<string, string>> };

/** Answers with the files of a built site, and says where an address has moved. */
export function createFileAnswers({ root, base, redirects }: FileAnswersOptions) {
  /** An address as if the site stood at the root. */
  const own = (path: string) => path.slice(base.length - 1);
  const files = readSiteFiles(root);
  const policies = readPolicies(join(root, '..', 'csp.json'));
  const missing = missingPages(files, own);
  const missingAt = (path: string) => missing.get(own(path).split('/', 2).join('/')) ?? missing.get('');
  const isMissing = (file: SiteFile) => [...missing.values()].includes(file);
  const moved = createMovedAnswers(redirects);

  /** Null for an address that stays where it is. */
  function movedTo({ path, query }: RequestPath): Response | null {
    // A page under the name of its file would not know where it is.
    const file = path.endsWith(INDEX) ? files.get(path) : undefined;
    if (file === undefined || isMissing(file)) return moved({ path, query });
    const page = path.slice(0, 1 - INDEX.length);
    return moved({ path: page, query }) ?? movedAnswer(page, query);
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const found = findFile(files, path);
    const isFound = found !== null && !isMissing(found);
    const file = isFound ? found : missingAt(path);
    if (!file) return textResponse({ status: 404, body: 'There is no such page.\n' });
    const policy = policies.get(file.name) ?? policyForType(file.type);
    return fileResponse(request, file, {
      status: isFound ? 200 : 404,
      headers: {
        'Cache-Control': cacheControl(own(file.name), isFound),
        'Content-Security-Policy': policy,
        // The workshop of a preview shows its examples in frames of its own.
        ...(policy.includes("frame-ancestors 'self'") && { 'X-Frame-Options': 'SAMEORIGIN' }),
        // Cards are shown where links are shared, by browsers too.
        ...(file.type === 'image/jpeg' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    });
  }

  /** Whether a page is built at an address, as browsers write it. */
  const isPage = (address: string) => {
    const file = findFile(files, decodePath(address) ?? '');
    return file?.name.endsWith(INDEX) === true && !isMissing(file);
  };

  return { movedTo, answer, isPage };
}

/** The pages that tell of unknown addresses, by where the pages of their language begin: `/fr`, or nothing at the root. */
function missingPages(
  files: ReadonlyMap<string, SiteFile>,
  own: (path: string) => string,
): Map<string, SiteFile> {
  return new Map(
    [...files].flatMap(([name, file]) => {
      const home = /^((?:\/[\w-]+)?)\/404\/index\.html$/.exec(own(name))?.[1];
      return home === undefined ? [] : [[home, file] as const];
    }),
  );
}

function readPolicies(path: string): Map<string, string> {
  return new Map(existsSync(path) ? Object.entries<string>(JSON.parse(readFileSync(path, 'utf8'))) : []);
}
