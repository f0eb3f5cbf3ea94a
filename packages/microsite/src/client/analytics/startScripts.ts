import type { StartScript } from '../../config/plugins/contract.ts';
import { withoutTrailingSlash } from '../../site/paths.ts';
import { measureWhenIdle } from './measureWhenIdle.ts';

/** Script of a plugin: its module, which is loaded when it starts, and its options. */
type Script = { load: () => Promise<{ start: StartScript<object> }>; options: object };

type Scripts = {
  /** Start when the page is idle, for everyone. */
  idle: readonly Script[];
  /** Start as measuring does: after consent, and never for visitors who object. */
  consented: readonly Script[];
  /** Address of the site that receives measurements. Default: only the scripts measure. */
  to?: string | undefined;
  consent?: (() => boolean | Promise<boolean>) | undefined;
};

/** Starts the scripts of plugins. Nothing is loaded or requested before; a script that fails disturbs nothing. */
export async function startScripts({ idle, consented, to, consent = () => false }: Scripts): Promise<void> {
  if (consented.length > 0 || to !== undefined) {
    void measureWhenIdle({
      to: to ?? '',
      consent: async () => {
        if (!(await consent())) return false;
        start(consented);
        return to !== undefined;
      },
    });
  }
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done));
  start(idle);
}

function start(scripts: readonly Script[]): void {
  for (const { load, options } of scripts)
    load()
      .then((module) => module.start({ options, onPage }))
      .catch(() => undefined);
}

/** Calls a listener with the path of the page now, and of every later page. Without the Navigation API: of the first only. */
function onPage(listener: (path: string) => void): void {
  let current = '';
  const report = () => {
    const path = withoutTrailingSlash(location.pathname);
    if (path === current) return;
    current = path;
    listener(path);
  };
  report();
  window.navigation?.addEventListener('currententrychange', report);
}
