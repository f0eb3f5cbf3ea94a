import type { Early, PageData } from '../prehydration/pageData.ts';
import { pause } from './pause.ts';

/**
 * Asks for the file beside the page, puts the whole style sheet on, then runs the scripts in turn with a pause between
 * them. `fail` is told of a sheet that cannot be had; anything else that is missing rejects.
 */
export async function loadScripts(early: Early, fail: (file: string) => void): Promise<void> {
  early.file = fetch(early.page).then((answer): Promise<PageData> => answer.json());
  const sheet = document.createElement('link');
  const [{ shared, scripts }, { type }] = await Promise.all([
    early.file,
    new Promise<Event>((resolve) => {
      // The sheet stays: a function of our own would keep all that this script knows.
      sheet.onload = sheet.onerror = resolve as OnErrorEventHandler;
      sheet.rel = 'stylesheet';
      sheet.href = early.sheet;
      document.head.append(sheet);
    }),
  ]);
  if (type === 'error') fail(sheet.href);
  // To be asked, the browser finds its styles now: not in the frame, which has enough to do, and not while scripts compile,
  // which would take the one processor or the other from them.
  void getComputedStyle(sheet).direction;
  if (shared) early.shared = fetch(shared);
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
