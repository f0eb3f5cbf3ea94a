#!/usr/bin/env node
import { ContentError } from '@tamarack-lowe/content-model';
import { serveFolder } from './serveFolder.ts';
import { SettingError } from './settings.ts';

const [folder = '.', ...more] = process.argv.slice(2);

try {
  if (more.length > 0 || folder.startsWith('-'))
    throw new SettingError(
      'Usage: microsite-server [folder of the built site]. Settings are in the environment: PORT, HOST, CONTENT_HOST, GEOLOCATION_URL, GEOLOCATION_KEY, LOG_LEVEL.',
    );
  await serveFolder(folder, process.env);
} catch (error) {
  console.error(error instanceof SettingError || error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
