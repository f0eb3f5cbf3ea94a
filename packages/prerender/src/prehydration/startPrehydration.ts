import { pause, whenIdle } from './idle.ts';
import type { Handover, PageData } from './pageData.ts';

/** Attributes of the script element, which `pageFrame` writes. */
type Settings = Record<'page' | 'build' | 'sheet' | 'silence' | 'failed' | 'retry', string>;

/**
 * Prehydration script, inline at the end of every built page. Until the site's scripts run it defers clicks on buttons,
 * opens dialogs, and calls `drive`, in which the site runs its own code until the signal aborts. It loads the scripts
 * when the page is painted and idle or when the visitor touches it, and shows a message when they fail to load. It hands
 * its state over in `window.__prehydration`.
 */
export function startPrehydration(drive?: (signal: AbortSignal) => void): void {
  const settings = (document.currentScript as HTMLScriptElement).dataset as Settings;
  const stop = new AbortController();
  const { signal } = stop;
  drive?.(signal);
  const replayClick = deferClicks(signal);
  const handover: Handover = {
    ...settings,
    stop: () => {
      stop.abort();
      replayClick();
    },
  };
  window.__prehydration = handover;

  whenIdle(signal).then(() => {
    let failed = false;
    let delay = 0;
    // Firefox aborts the requests of a page when a link is pressed. A reload would abort the next page too, so it waits.
    addEventListener('beforeunload', () => (delay = +settings.silence), { signal });
    const fail = (file: string) =>
      setTimeout(() => {
        if (failed || signal.aborted) return;
        failed = true;
        handleLoadFailure(file, settings);
      }, delay);
    const timer = setTimeout(fail, +settings.silence, 'entry');
    // A pending timer would keep the first page in memory.
    signal.onabort = () => clearTimeout(timer);
    loadScripts(handover, fail).catch(() => fail('entry'));
  });
}

/**
 * Opens dialogs for buttons with `commandfor` in browsers that do not support it. Stops clicks on all other buttons, because
 * their listeners are not there yet. Returns a function that clicks the last of these buttons again.
 */
function deferClicks(signal: AbortSignal): () => void {
  let clicked: HTMLElement | undefined;
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      // The retry button of `handleLoadFailure` already works.
      if (!button || button.onclick) return;
      const dialogId = button.getAttribute('commandfor');
      if (dialogId === null) {
        event.stopImmediatePropagation();
        clicked = button;
      } else if (!('command' in button)) {
        const dialog = document.getElementById(dialogId) as HTMLDialogElement;
        if (dialog.open) dialog.close();
        else dialog.showModal();
      }
    },
    { capture: true, signal },
  );
  return () => clicked?.click();
}

/**
 * Handles a file that failed to load before the site's scripts could: reloads the page once per build
 * (`sessionStorage.reloadedFor` remembers the build), then shows a message.
 */
function handleLoadFailure(
  file: string,
  { build, failed, retry }: Pick<Settings, 'build' | 'failed' | 'retry'>,
): void {
  const style = file.endsWith('.css');
  const message = `Loading ${style ? 'CSS ' : ''}chunk ${file.split('/').pop()} failed`;
  console.error(
    Object.assign(new Error(message), {
      name: 'ChunkLoadError',
      code: style ? 'CSS_CHUNK_LOAD_FAILED' : undefined,
    }),
  );
  try {
    const { reloadedFor: before = '' } = sessionStorage;
    sessionStorage.reloadedFor = before + build;
    // Storage that does not persist values would cause endless reloads.
    if (navigator.onLine && !before.includes(build) && sessionStorage.reloadedFor === before + build) {
      location.reload();
      return;
    }
  } catch {}
  const button = document.createElement('button');
  button.textContent = retry;
  button.onclick = () => location.reload();
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.className = 'load-failed';
  notice.append(failed, ' ', button);
  document.body.append(notice);
}

/**
 * Loads the page data and the deferred stylesheet, then runs the scripts one after the other with a pause between them.
 * Calls `fail` when the stylesheet is missing; rejects when anything else is.
 */
async function loadScripts(handover: Handover, fail: (file: string) => void): Promise<void> {
  handover.file = fetch(handover.page).then((response): Promise<PageData> => response.json());
  const sheet = document.createElement('link');
  const [{ shared, scripts }, { type }] = await Promise.all([
    handover.file,
    new Promise<Event>((resolve) => {
      // The link stays in the page: a closure here would keep everything in this script alive.
      sheet.onload = sheet.onerror = resolve as OnErrorEventHandler;
      sheet.rel = 'stylesheet';
      sheet.href = handover.sheet;
      document.head.append(sheet);
    }),
  ]);
  if (type === 'error') fail(sheet.href);
  // Forces style recalculation now: it would otherwise run in the next frame, or compete with compiling scripts for the CPU.
  void getComputedStyle(sheet).direction;
  if (shared) handover.shared = fetch(shared);
  for (const href of scripts) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    await pause();
    document.head.append(link);
  }
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await pause();
  }
}
