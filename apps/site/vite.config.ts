import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { media } from './server/devMedia.ts';
import { contentHost } from './server/devMiddleware.ts';

export default defineConfig({
  plugins: [reactRouter(), contentHost(), media()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false },
});
