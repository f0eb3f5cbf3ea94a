import type { ServerAdapter } from './ServerAdapter.ts';
import { caddy } from './servers/caddy.ts';
import { nginx } from './servers/nginx.ts';
import { node } from './servers/node.ts';
import { staticHost } from './servers/staticHost.ts';
import { varnish } from './servers/varnish.ts';
import { workerd } from './servers/workerd.ts';
import { withTls } from './withTls.ts';

/** Every server that the built site is tested on. */
export const SERVERS: readonly ServerAdapter[] = [
  node,
  nginx,
  withTls(nginx),
  varnish,
  caddy,
  withTls(caddy),
  workerd,
  staticHost,
];
