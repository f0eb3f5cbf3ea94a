import { savesData } from '@tamarack-lowe/pages/internal/browser';
import type { PageMessage, WorkerMessage } from '../protocol.ts';
import { createCopyTracker, createNotice } from './copyNotice.ts';

/**
 * Registers the service worker of the site once the page is loaded and the browser is idle, and tells it which pages the
 * visitor opens. Does nothing without service workers (some private windows), where registration fails, and for
 * visitors who save data.
 */
export async function startOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || savesData()) return;
  const { onMessage, onNavigation } = createCopyTracker(currentPath, createNotice());
  workers.addEventListener('message', ({ data }) => onMessage(data as WorkerMessage));
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));

  const reportPage = () =>
    workers.controller?.postMessage({ path: currentPath(), pictures: pictures() } satisfies PageMessage);
  reportPage();
  // Fires for the first worker, and for that of a new build.
  workers.addEventListener('controllerchange', reportPage);
  // Browsers without the Navigation API report only pages that are opened as documents.
  window.navigation?.addEventListener('currententrychange', () => {
    onNavigation();
    reportPage();
  });
  await workers.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
}

const currentPath = () => location.pathname.replace(/(.)\/$/, '$1');

/** Addresses of all pictures that the page has loaded. */
const pictures = () =>
  performance
    .getEntriesByType('resource')
    .flatMap((entry) => ((entry as PerformanceResourceTiming).initiatorType === 'img' ? entry.name : []));
