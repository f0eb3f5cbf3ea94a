import type { Visit } from '../../app/early/visit.ts';

/** A page without the scripts that would load React at once, and what those would have loaded. */
export type Apart = { html: string; visit: Omit<Visit, 'pieces'> };

const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const SCROLL = /<script>\(\(storageKey, restoreKey\)[\s\S]*?<\/script>/;
const CONTEXT = /<script>window\.__reactRouterContext = (\{.*?\});/;
const MODULES = /<script type="module" async="">([\s\S]*?)<\/script>/;
const DATA = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;
/** What React Router puts after a page besides its scripts: places that its data arrives at. */
const PLACES =
  /<script\b[^>]*>[\s\S]*?<\/script>|<template id="B:\d+"><\/template>|<div hidden id="S:\d+">|<\/div>|<!--[^>]*-->/g;

/**
 * Takes React Router's scripts out of a page it has built: modules, their preloads, the data of the page. Throws when
 * they do not look as they did in the version this was written for, so that no page goes out half taken apart.
 */
export function takeApart(html: string): Apart {
  const context = CONTEXT.exec(html);
  const modules = MODULES.exec(html)?.[1] ?? '';
  const manifest = /import "([^"]+)";/.exec(modules)?.[1];
  const data = [...html.matchAll(DATA)].map(([, text]) => JSON.parse(text ?? '""') as string).join('');
  if (!context?.[1] || !manifest || data === '' || !SCROLL.test(html)) {
    throw new Error(
      'React Router writes its scripts in another way than build-steps/slim/takeApart.ts expects.',
    );
  }

  const tail = html.slice(context.index, html.indexOf('</body>', context.index));
  const left = tail.replace(PLACES, '').trim();
  if (left !== '') throw new Error(`A page has content behind its scripts: ${left.slice(0, 200)}`);
  return {
    // React finds an empty script where its own stood: one that restores how far a page was scrolled, as browsers do.
    html: html
      .replace(tail, () => '')
      .replace(SCROLL, '<script></script>')
      .replace(PRELOADS, ''),
    visit: { context: JSON.parse(context[1]) as object, data, manifest, routes: routesOf(modules) },
  };
}

/**
 * `import * as route0 from "/assets/root.js"` as `{ root: ['/assets/root.js'] }`; a route in two parts has the addresses
 * of both, `import * as route1_main` and `import * as route1_clientLoader`.
 */
function routesOf(modules: string): Record<string, string[]> {
  const imports = [...modules.matchAll(/import \* as (route\d+)\w* from "([^"]+)"/g)];
  return Object.fromEntries(
    [...modules.matchAll(/"([^"]+)":(route\d+)/g)].map(([, id, name]) => [
      id,
      imports.filter((found) => found[1] === name).map(([, , address]) => address as string),
    ]),
  );
}
