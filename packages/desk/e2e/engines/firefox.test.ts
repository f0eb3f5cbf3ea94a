import { walkIn } from './engineJourneys.ts';
import { openFirefox } from './firefox.ts';

walkIn('Firefox', openFirefox);
