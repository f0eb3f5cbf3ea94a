import { journeysConfig } from '@tamarack-lowe/built-pages/journeys-config';

export default journeysConfig({ main: ['journeys', 'kinds', 'no-worker'] });
