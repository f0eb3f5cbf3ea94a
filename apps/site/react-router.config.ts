import type { Config } from '@react-router/dev/config';
import { builtPaths } from './app/content/builtPaths.server.ts';

/** Every page is built as HTML; no server renders anything while visitors wait. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: async () => await builtPaths(),
  // A loader in a file of its own would be fetched past `loadRouteModule`, and be waited for without an end.
  splitRouteModules: false,
} satisfies Config;
