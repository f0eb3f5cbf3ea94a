import { RESPONSE_BYTES } from '@tamarack-lowe/api-client/internal/parse';
import { withoutEndSlash } from '@tamarack-lowe/content-model/internal/addresses';
import { createContentProxy, type Recordings, withBuiltResponses } from './contentProxy.ts';
import { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './handler.ts';
import { CODINGS, type FileForm, type SiteFile } from './responses.ts';
import type { BuiltSite, GonePages } from './staticFiles.ts';
import { createContentFetcher, type GeolocationService } from './upstream.ts';

type FormRecord = Omit<FileForm, 'read'>;

/** Metadata of a file, as JSON; `compressed` by the names of codings in `Accept-Encoding`. */
export type FileRecord = FormRecord &
  Pick<SiteFile, 'name' | 'type' | 'modified'> & {
    compressed: Readonly<Record<string, FormRecord | undefined>>;
  };

/** Description of a built site for an edge, which reads no folder: `build/adapters/edge.json`. A binding has the bytes. */
export type EdgeBuild = {
  files: readonly FileRecord[];
  /** The Content-Security-Policy of each page, by the address of its file. */
  policies: Readonly<Record<string, string>>;
  /** Path of the site below its origin, with a slash at its end. */
  base: string;
  /** Addresses that lead to another one. */
  redirects: Readonly<Record<string, string>>;
  /** Addresses that are answered with 410, and the files of their pages. Default: none. */
  gone?: GonePages | undefined;
  /** Path at which the routes of the content host begin. */
  contentPath: string;
  /** Address to which browsers report violations of a policy. */
  reports?: string | undefined;
  /** Responses that replace a content host. */
  recordings: Recordings;
  /** Responses that the build has made, which come before the content host. Default: none. */
  responses?: Recordings | undefined;
};

/** Binding that serves the files of `build/client` as they are, `/index.html.br` among them. */
export type Assets = { fetch: (address: string) => Promise<Response> };

export type EdgeHandlerOptions = Pick<SiteHandlerOptions, 'middleware' | 'log' | 'measureTo'> & {
  /** `build/adapters/edge.json`. */
  build: EdgeBuild;
  assets: Assets;
  /** Origin of the content host. Without it the recorded responses are served; without those, 204. */
  contentHost?: string | undefined;
  geolocation?: GeolocationService | undefined;
};

const LIMITS = { timeoutMs: 5000, maxBytes: RESPONSE_BYTES };

/**
 * Makes the handler of a site on an edge: `createSiteHandler` with the files of a binding. Responses of the content host are
 * cached by the runtime in front of it, as `Cache-Control` says.
 */
export function createEdgeHandler({
  build,
  assets,
  contentHost,
  geolocation,
  ...options
}: EdgeHandlerOptions): SiteHandler {
  const origin = contentHost && withoutEndSlash(contentHost);
  const fetchText = createContentFetcher(LIMITS, (line) => options.log?.warn?.(line));
  return createSiteHandler({
    site: siteOf(build, assets),
    base: build.base,
    redirects: build.redirects,
    gone: build.gone,
    reports: build.reports,
    ...options,
    contentHost: withBuiltResponses(
      createContentProxy({
        base: build.base,
        contentPath: build.contentPath,
        geolocation,
        host: origin === undefined ? undefined : { origin, get: (address) => fetchText(origin + address) },
        recordings: build.recordings,
      }),
      { base: build.base, contentPath: build.contentPath, responses: build.responses ?? {} },
    ),
  });
}

function siteOf({ files, policies }: EdgeBuild, assets: Assets): BuiltSite {
  const entries = files.map((file) => {
    const forms = Object.entries(CODINGS).flatMap(([coding, extension]) => {
      const form = file.compressed[coding];
      return form
        ? [[coding, { ...form, read: readAsset(assets, file.name + extension, form) }] as const]
        : [];
    });
    const read = readAsset(assets, file.name, file);
    return [file.name, { ...file, read, compressed: new Map(forms) }] as const;
  });
  return { files: new Map(entries), policies: new Map(Object.entries(policies)) };
}

/** Cuts ranges out of the whole file: a binding does not serve them. */
function readAsset(assets: Assets, name: string, { size }: { size: number }): FileForm['read'] {
  return async ({ start, end }) => {
    // Only the path of this address counts.
    const asset = await assets.fetch(`https://assets.invalid${encodeURI(name)}`);
    if (!asset.ok) throw new Error(`The asset ${name} was answered with status ${asset.status}.`);
    return end - start + 1 === size ? asset.body : (await asset.arrayBuffer()).slice(start, end + 1);
  };
}
