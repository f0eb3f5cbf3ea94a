import { pageDataAddress, pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import { nameEntered } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { useEffect } from 'react';
import type { SiteData } from '../../site/SiteData.ts';
import { fetchJson } from '../router/fetchJson.ts';
import { type PageFile, readPageFile } from '../router/pageLoader.ts';
import { useRouter } from '../router/RouterProvider.tsx';
import { takeTypedName } from './input.ts';

/** Data of a built page: the path that it was built for, the file beside it, and its site. */
type BuiltPage = { builtFor: string; file: PageFile; site: SiteData };

/**
 * Reads the data of the current page, which the inline script has requested; in development there is no inline script, and
 * this requests it. Throws if the responses are not what the build made. The inline script then shows the error.
 */
export async function readBuiltPage(): Promise<BuiltPage> {
  const handover = window.__prehydration;
  const address = handover?.page ?? pageDataAddress(window.location.pathname);
  const file = readPageFile(await (handover?.file ?? fetchJson(address)));
  if (!file.shared) throw new Error('The page data names no site data.');
  const shared = await (handover?.shared ?? fetch(file.shared));
  const site: SiteData | null = shared.ok ? await shared.json() : null;
  if (!site?.brand) throw new Error(`The response (${shared.status}) is not site data.`);
  return { builtFor: pathOfPageData(address) ?? '/', file, site };
}

/**
 * Takes over from the inline script once every part of the page listens: stops the script, reads the name that was typed
 * before, and goes on to the address in the bar, which may be a slide that the visitor has reached by then. Sets
 * `data-live` on the root element.
 */
export function useHandover() {
  const router = useRouter();
  const dispatch = useSiteDispatch();
  useEffect(() => {
    router.followAddressBar();
    const name = takeTypedName();
    if (name !== null) dispatch(nameEntered(name));
    const handover = window.__prehydration;
    handover?.stop?.();
    // Drops the references to listeners and data, which would keep the first deck in memory for the whole session.
    if (handover)
      window.__prehydration = { page: handover.page, build: handover.build, sheet: handover.sheet };
    document.documentElement.dataset.live = '';
  }, [router, dispatch]);
}
