import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './csp.ts';
import { inlineHashes } from './pagePolicies.ts';

test('hashes the scripts that a browser would run, each text once', () => {
  const { scripts, styles } = inlineHashes(
    '<script>a</script><script type="module" data-x="a>b">b\r\nc</script><SCRIPT>a</SCRIPT><script src="/x.js"></script>' +
      '<script type="application/ld+json">{}</script><script type="application/json">{}</script><style media="print">p{}</style>',
  );
  expect(scripts).toEqual([
    "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='",
    "'sha256-bFFs/DBuU2NqQJqoR4DblzBJDGs5KMyrDxg6j7w5Ek4='",
  ]);
  expect(styles).toHaveLength(1);
});

test('a page may load from its own origin and its inline scripts, nothing else', () => {
  const policy = contentSecurityPolicy({ scripts: ["'sha256-a'"], connect: ['https://content.example.com'] });
  for (const part of [
    "default-src 'none';",
    "script-src 'self' 'sha256-a';",
    "style-src 'self';",
    "connect-src 'self' https://content.example.com;",
  ])
    expect(policy).toContain(part);
  expect(policy).not.toContain('report');
  expect(contentSecurityPolicy({ reports: true })).toMatch(/; report-to main$/);
});
