import { savesData } from '@tamarack-lowe/pages/internal/browser';
import type { PageMessage, WorkerMessage } from '../protocol.ts';

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

type CopyMessage = Extract<WorkerMessage, { type: 'kept' }>;

/**
 * Tracks which pages of a session are copies, and shows the notice on them. Call `onMessage` for messages of the service
 * worker, and `onNavigation` when the address has changed. An address without a message, such as another slide, belongs to
 * the page before it. `currentPath`: returns the path in the bar. `show`: shows words in the notice, or hides it for ''.
 */
export function createCopyTracker(currentPath: () => string, show: (words: string) => void) {
  const copies = new Map<string, CopyMessage | null>();

  function update() {
    const copy = copies.get(currentPath());
    if (copy !== undefined) show(copy?.words ?? '');
  }

  return {
    onNavigation: update,
    onMessage(message: WorkerMessage) {
      const { path = currentPath() } = message;
      const before = copies.get(path);
      if (message.type === 'fresh') copies.set(path, null);
      // The older copy counts if a page and its events differ.
      if (message.type === 'kept' && !(before && before.at < message.at)) copies.set(path, message);
      update();
    },
  };
}

/** Makes the notice, which React does not render. Returns a function that shows words in it; empty words hide it. */
function createNotice(): (words: string) => void {
  const notice = document.createElement('p');
  notice.role = 'status';
  notice.className = 'offline-note';

  function add() {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(RULES);
    document.adoptedStyleSheets.push(sheet);
    document.body.append(notice);
  }

  return (words) => {
    if (words !== '' && !notice.isConnected) add();
    notice.hidden = words === '';
    notice.textContent = words;
  };
}

/**
 * Styles of the notice. It is at the upper edge, where the header is empty in windows of every size, lets presses through, and
 * scrolls with the page. A theme may override them.
 */
const RULES = `@layer gt.components {
  .offline-note {
    position: absolute;
    z-index: 3;
    inset-block-start: 0;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    padding-inline: 10px;
    border-radius: 0 0 8px 8px;
    background: var(--gt-surface);
    color: var(--gt-text);
    font: var(--gt-type-ui);
    font-size: 0.75rem;
    line-height: 1.125rem;
    pointer-events: none;
  }
}`;
