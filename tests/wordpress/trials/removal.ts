import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { uninstall } from '../admin.ts';
import type { Trial } from '../prepare.ts';

/** Messages about our code, or about calls of it. PHP 8.2 reports many deprecations in WordPress 6.1 itself. */
const PROBLEM = /microsite|called <strong>incorrectly|PHP Fatal/;

/** Removing the plugin removes its data, and PHP logs no message. */
export async function removal({ admin, home, files, query }: Trial): Promise<void> {
  const left = () =>
    query(`SELECT 'post', post_type FROM wp_posts WHERE post_type LIKE 'microsite%'
      UNION ALL SELECT 'meta', meta_key FROM wp_postmeta WHERE meta_key LIKE '%microsite%'
      UNION ALL SELECT 'term', taxonomy FROM wp_term_taxonomy WHERE taxonomy LIKE 'microsite%'
      UNION ALL SELECT 'option', option_name FROM wp_options WHERE option_name LIKE 'microsite%'
      UNION ALL SELECT 'capability', option_name FROM wp_options WHERE option_value LIKE '%campus_event%'
      UNION ALL SELECT 'place', option_name FROM wp_options WHERE option_name LIKE 'theme_mods%' AND option_value LIKE '%microsite%'`);
  assert.notEqual(left(), '');
  await uninstall(admin, home);
  assert.equal(left(), '');
  const log = readFileSync(path.join(files, 'wp-content/debug.log'), 'utf8');
  assert.deepEqual(
    log.split('\n').filter((line) => PROBLEM.test(line)),
    [],
  );
}
