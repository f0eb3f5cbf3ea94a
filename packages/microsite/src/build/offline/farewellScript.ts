import { OURS } from '../../offline/caches.ts';
import { farewell } from './farewell.ts';

/** The service worker of a site that has none, as it is served. */
export const farewellScript = () => `(${farewell})(self, ${JSON.stringify(OURS)});\n`;
