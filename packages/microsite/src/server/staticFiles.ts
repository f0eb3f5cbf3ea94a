import type { BuiltSite } from './BuiltSite.ts';
import { fileHeaders } from './fileHeaders.ts';
import { findFile } from './findFile.ts';
import { missingPages } from './missingPages.ts';
import { movedAnswer } from './movedAnswer.ts';
import { createMovedAnswers } from './redirects.ts';
import { decodePath, type RequestPath } from './requestPath.ts';
import { fileResponse } from './responses.ts';
import { textResponse } from './textResponse.ts';

const INDEX = '/index.html';

export type FileAnswersOptions = {
  site: BuiltSite;
  base: string;
  redirects: Readonly<Record<string, string>>;
};

/** Answers with the files of a built site, and says where an address has moved. */
export function createFileAnswers({ site, base, redirects }: FileAnswersOptions) {
  const { files, policies } = site;
  const missing = missingPages(files.keys(), base);
  const headersOf = fileHeaders(base);
  const missingAt = (path: string) => {
    const [home = ''] = /^[^/]*/.exec(path.slice(base.length)) ?? [];
    return files.get(missing.get(base + home) ?? missing.get('') ?? '');
  };
  const isMissing = (name: string) => [...missing.values()].includes(name);
  const moved = createMovedAnswers(redirects);

  /** Null for an address that stays where it is. */
  function movedTo({ path, query }: RequestPath): Response | null {
    // A page under the name of its file would not know where it is.
    const isFile = path.endsWith(INDEX) && files.has(path) && !isMissing(path);
    if (!isFile) return moved({ path, query });
    const page = path.slice(0, 1 - INDEX.length);
    return moved({ path: page, query }) ?? movedAnswer(page, query);
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const found = findFile(site, path);
    const isFound = found !== null && !isMissing(found.name);
    const file = isFound ? found : missingAt(path);
    if (!file) return textResponse({ status: 404, body: 'There is no such page.\n' });
    const policy = policies.get(file.name);
    return fileResponse(request, file, {
      status: isFound ? 200 : 404,
      headers: {
        ...headersOf(file.name),
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
        // The workshop of a preview shows its examples in frames of its own.
        ...(policy?.includes("frame-ancestors 'self'") && { 'X-Frame-Options': 'SAMEORIGIN' }),
      },
    });
  }

  /** Whether a page is built at an address, as browsers write it. */
  const isPage = (address: string) => {
    const { name = '' } = findFile(site, decodePath(address) ?? '') ?? {};
    return name.endsWith(INDEX) && !isMissing(name);
  };

  return { movedTo, answer, isPage };
}
