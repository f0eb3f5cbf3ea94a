import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contentHost } from './server/devMiddleware.ts';
import { media } from './server/devMedia.ts';

export default defineConfig({
  plugins: [reactRouter(), contentHost(), media()],
  build: { target: 'es2023', assetsInlineLimit: 0, cssCodeSplit: false },
});
