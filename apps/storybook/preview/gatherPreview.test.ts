import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { gatherPreview } from './gatherPreview.ts';

/** Writes files by their path inside a new folder, and returns the folder. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'preview-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

it('lays Storybook beside the site, with the policy of every page of both', () => {
  const home = folderOf({
    'site/client/index.html': 'site',
    'site/csp.json': JSON.stringify({ '/index.html': "script-src 'sha256-x'" }),
    'storybook/index.html': '<head></head>',
    'storybook/iframe.html': 'example',
    'storybook/media/portrait.webp': 'is in the site already',
    'preview/client/old.html': 'of an earlier build',
  });
  const at = (name: string) => path.join(home, name);
  const root = gatherPreview({ site: at('site/client'), storybook: at('storybook'), target: at('preview') });
  expect(readFileSync(path.join(root, 'index.html'), 'utf8')).toBe('site');
  expect(readFileSync(path.join(root, 'storybook/index.html'), 'utf8')).toBe(
    '<head><base href="/storybook/"></head>',
  );
  expect(() => readFileSync(path.join(root, 'old.html'))).toThrow();
  expect(() => readFileSync(path.join(root, 'storybook/media/portrait.webp'))).toThrow();
  const policies = JSON.parse(readFileSync(at('preview/csp.json'), 'utf8'));
  expect(policies['/index.html']).toBe("script-src 'sha256-x'");
  expect(policies['/storybook/iframe.html']).toContain("frame-ancestors 'self'");
  expect(Object.keys(policies)).toHaveLength(3);
});

it('says which of the two has to be built', () => {
  const home = folderOf({ 'site/client/index.html': 'site' });
  const site = path.join(home, 'site/client');
  expect(() =>
    gatherPreview({ site, storybook: path.join(home, 'none'), target: path.join(home, 'preview') }),
  ).toThrow(/no built storybook at .*Build it first/);
});
