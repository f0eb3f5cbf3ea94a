import { defineConfig } from 'vite';

/** Serves `dist` as a static host does: an unknown address is a 404. */
export default defineConfig({ appType: 'mpa' });
