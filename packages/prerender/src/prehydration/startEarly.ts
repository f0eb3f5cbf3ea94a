import { holdPresses } from '../early/holdPresses.ts';
import { loadScripts } from '../early/loadScripts.ts';
import { tellFailure } from '../early/tellFailure.ts';
import { whenIdle } from './idle.ts';
import type { Early } from './pageData.ts';

/** What the build writes on the script's element (`pageFrame`). */
type Settings = Record<'page' | 'build' | 'sheet' | 'silence' | 'failed' | 'retry', string>;

/**
 * The inline script at the end of every built page, called while the page is read. Until the site's scripts are there it
 * keeps presses, opens dialogs, and lets the site drive parts of its own (`drive`, until the signal says that the scripts
 * have taken over). It calls the scripts when the page is painted and idle, or when the visitor touches it, and tells
 * when they cannot be had. What it hands over is `window.__early`.
 */
export function startEarly(drive?: (signal: AbortSignal) => void): void {
  const settings = (document.currentScript as HTMLScriptElement).dataset as Settings;
  const stop = new AbortController();
  const { signal } = stop;
  drive?.(signal);
  const pressAgain = holdPresses(signal);
  const early: Early = {
    ...settings,
    stop: () => {
      stop.abort();
      pressAgain();
    },
  };
  window.__early = early;

  whenIdle(signal).then(() => {
    let told = false;
    const fail = (file: string) => {
      if (told || signal.aborted) return;
      told = true;
      tellFailure(file, settings);
    };
    setTimeout(fail, +settings.silence, 'entry');
    loadScripts(early, fail).catch(() => fail('entry'));
  });
}
