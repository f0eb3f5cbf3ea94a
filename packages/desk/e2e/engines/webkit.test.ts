import { walkIn } from './engineJourneys.ts';
import { openWebKit } from './webkit.ts';

walkIn('WebKit', openWebKit);
