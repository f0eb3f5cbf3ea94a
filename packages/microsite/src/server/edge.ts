import { ANSWER_BYTES } from '@tamarack-lowe/api-client';
import type { BuiltSite, FileForm } from './BuiltSite.ts';
import { CODINGS } from './codingOf.ts';
import { createHostAnswers } from './contentProxy.ts';
import type { EdgeBuild } from './EdgeBuild.ts';
import { fetchesUsable } from './fetchUsable.ts';
import { createSiteHandler, type SiteHandler, type SiteHandlerOptions } from './handler.ts';
import { recordedAnswers } from './recordedAnswers.ts';
import type { GeolocationService } from './upstream.ts';

/** What gives the files of `build/client` as they are, `/index.html.br` among them: a binding for assets. */
export type Assets = { fetch: (address: string) => Promise<Response> };

export type EdgeHandlerOptions = Pick<SiteHandlerOptions, 'middleware' | 'log' | 'measureTo'> & {
  /** `build/homes/edge.json`. */
  build: EdgeBuild;
  assets: Assets;
  /** Origin of the content host. Without it the recorded answers are served; without those, 204. */
  contentHost?: string | undefined;
  geolocation?: GeolocationService | undefined;
};

const LIMITS = { timeoutMs: 5000, maxBytes: ANSWER_BYTES };

/**
 * The handler of a site on an edge: `createSiteHandler`, with files that a binding gives. What the content host says is kept
 * by the runtime in front of it, as `Cache-Control` says.
 */
export function createEdgeHandler({
  build,
  assets,
  contentHost,
  geolocation,
  ...own
}: EdgeHandlerOptions): SiteHandler {
  const origin = contentHost?.replace(/\/+$/, '');
  const fetchText = fetchesUsable(LIMITS, (line) => own.log?.warn?.(line));
  return createSiteHandler({
    site: siteOf(build, assets),
    base: build.base,
    redirects: build.redirects,
    reports: build.reports,
    ...own,
    contentHost: createHostAnswers({
      base: build.base,
      contentPath: build.contentPath,
      geolocation,
      host: origin === undefined ? undefined : { origin, ask: (address) => fetchText(origin + address) },
      recorded: recordedAnswers(build.recordings),
    }),
  });
}

function siteOf({ files, policies }: EdgeBuild, assets: Assets): BuiltSite {
  const named = files.map((file) => {
    const forms = Object.entries(CODINGS).flatMap(([coding, ending]) => {
      const form = file.compressed[coding];
      return form ? [[coding, { ...form, read: readAsset(assets, file.name + ending, form) }] as const] : [];
    });
    const read = readAsset(assets, file.name, file);
    return [file.name, { ...file, read, compressed: new Map(forms) }] as const;
  });
  return { files: new Map(named), policies: new Map(Object.entries(policies)) };
}

/** A binding knows no parts. */
function readAsset(assets: Assets, name: string, { size }: { size: number }): FileForm['read'] {
  return async ({ start, end }) => {
    // Of this address only the path counts.
    const asset = await assets.fetch(`https://assets.invalid${encodeURI(name)}`);
    if (!asset.ok) throw new Error(`The asset ${name} was answered with status ${asset.status}.`);
    return end - start + 1 === size ? asset.body : (await asset.arrayBuffer()).slice(start, end + 1);
  };
}
