import { journeysConfig } from '@tamarack-lowe/built-pages/journeys-config';

export default journeysConfig({
  // Tests that open every page are part of `npm run test:all`.
  projects: [
    { name: 'journeys', testMatch: '*.test.ts', testIgnore: '**/e2e/all/**' },
    { name: 'all', testMatch: '**/e2e/all/*.test.ts' },
  ],
});
