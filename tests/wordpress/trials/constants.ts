import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addEvent } from '../eventForm.ts';
import type { Trial } from '../prepare.ts';

/** Constants in `wp-config.php` override the settings, and the settings page says so. */
export async function constants({ admin, editor, home, files, nextCall, calls }: Trial): Promise<void> {
  const config = path.join(files, 'wp-config.php');
  const before = readFileSync(config, 'utf8');
  writeFileSync(
    config,
    before.replace(
      '<?php',
      `<?php
define( 'MICROSITE_HOOK_SECRET', 'another secret' );
define( 'MICROSITE_HOOK_URL', '${calls.address}/elsewhere' );`,
    ),
  );
  const id = await addEvent(editor, home, { title: 'Open house', shared: {}, provinces: [], written: {} });
  assert.deepEqual(await nextCall('another secret'), { event: 'published', kind: 'campus-event', id });

  await admin.goto(`${home}/wp-admin/options-general.php?page=microsite-content`);
  await admin.getByText('wp-config.php sets it: MICROSITE_HOOK_SECRET.').waitFor();
  assert.ok(await admin.getByLabel('Address to call').isDisabled());
  assert.equal(await admin.getByLabel('Address to call').inputValue(), `${calls.address}/elsewhere`);
  assert.equal(await admin.getByLabel('Secret to sign with').inputValue(), '');
  writeFileSync(config, before);
}
