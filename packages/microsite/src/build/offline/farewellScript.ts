import { CACHE_PREFIX } from '../../offline/protocol.ts';
import { farewell } from './farewell.ts';

/** The service worker of a site that has none, as it is served. */
export const farewellScript = () => `(${farewell})(self, ${JSON.stringify(CACHE_PREFIX)});\n`;
