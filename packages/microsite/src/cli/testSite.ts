import { readSettings, SettingError } from '@tamarack-lowe/server';
import { loadConfig, servedSite } from '../config/loadConfig.ts';
import { CheckError } from './check.ts';
import { serveBuilt } from './start.ts';

/**
 * Opens every page of the built site of a folder in a browser: CHROMIUM_PATH, else one that it finds or installs. Recorded responses
 * replace all hosts. Rejects with a `CheckError` that has a line for each issue.
 */
export async function testSite(folder: string): Promise<void> {
  const config = await loadConfig(folder);
  const settings = readSettings(process.env, servedSite(config));
  const [{ openBrowser }, { auditSite }] = await Promise.all([
    import('../audit/openBrowser.ts'),
    import('../audit/auditSite.ts'),
  ]).catch(rethrowMissingPackage);
  const { servers, port } = await serveBuilt(config, {
    ...settings,
    port: 0,
    contentHost: undefined,
    geolocation: undefined,
  });
  try {
    await using browser = await openBrowser(process.env.CHROMIUM_PATH);
    const origin = `http://localhost:${port}`;
    const { pages, path, issues } = await auditSite({
      browser,
      origin,
      base: config.base,
      root: settings.root,
    });
    if (issues.length > 0) throw new CheckError(issues.join('\n'));
    console.log(`${pages} pages hydrate, and axe finds no issue. Followed links: ${path.join(' → ')}`);
  } finally {
    for (const server of servers) server.close();
  }
}

/**
 * Throws a `SettingError` for missing packages, else the error itself. The packages that drive browsers are optional: a site that
 * is only built and served does not need them.
 */
function rethrowMissingPackage(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  if (!isMissing) throw error;
  throw new SettingError(
    'A browser is driven by two packages that are not installed: npm install --save-dev playwright-core @axe-core/playwright',
  );
}
