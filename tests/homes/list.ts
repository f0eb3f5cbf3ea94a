import type { Home } from './Home.ts';
import { caddy } from './homes/caddy.ts';
import { nginx } from './homes/nginx.ts';
import { node } from './homes/node.ts';
import { staticHost } from './homes/staticHost.ts';
import { varnish } from './homes/varnish.ts';
import { workerd } from './homes/workerd.ts';
import { secured } from './secured.ts';

/** Every server that the built site is tried on. */
export const HOMES: readonly Home[] = [
  node,
  nginx,
  secured(nginx),
  varnish,
  caddy,
  secured(caddy),
  workerd,
  staticHost,
];
