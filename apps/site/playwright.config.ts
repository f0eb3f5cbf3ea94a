import { journeysConfig } from '@tamarack-lowe/built-pages/journeys-config';

export default journeysConfig({
  main: [
    'intro',
    'journeys',
    'stories',
    'connect',
    'campus',
    'events',
    'languages',
    'keyboard',
    'shell',
    'without-script',
    'kinds',
  ],
  // No service worker, because its cache would hide changes from tests; the offline journeys allow it.
  use: { serviceWorkers: 'block' },
});
