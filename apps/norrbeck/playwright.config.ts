import { journeysConfig } from '@tamarack-lowe/built-pages/journeys-config';

export default journeysConfig({
  // Walks of every page belong to `npm run test:all`.
  projects: [
    { name: 'journeys', testMatch: '*.test.ts', testIgnore: 'all/**' },
    { name: 'all', testMatch: 'all/*.test.ts' },
  ],
});
