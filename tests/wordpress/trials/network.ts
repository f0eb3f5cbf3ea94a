import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { logIn } from '../admin.ts';
import type { Trial } from '../prepare.ts';
import { ADMINISTRATOR } from '../startWordPress.ts';

/** Batch size of the test; the plugin reads a hundred at a time. */
const SITES = 5;

/** Data of a plugin of this name in the tables of one site. */
const leftIn = (prefix: string) => `
  SELECT '${prefix}post', post_type FROM ${prefix}posts WHERE post_type LIKE 'microsite%'
  UNION ALL SELECT '${prefix}meta', meta_key FROM ${prefix}postmeta WHERE meta_key LIKE '%microsite%'
  UNION ALL SELECT '${prefix}term', taxonomy FROM ${prefix}term_taxonomy WHERE taxonomy LIKE 'microsite%'
  UNION ALL SELECT '${prefix}termmeta', meta_key FROM ${prefix}termmeta WHERE meta_key IN ('code', 'name_en', 'name_fr')
  UNION ALL SELECT '${prefix}option', option_name FROM ${prefix}options WHERE option_name LIKE '%microsite%'
  UNION ALL SELECT '${prefix}value', option_name FROM ${prefix}options
    WHERE (option_value LIKE '%microsite%' OR option_value LIKE '%campus_event%') AND option_name NOT LIKE '%transient%'`;

/** Data of users and of the network as a whole. */
const LEFT_IN_ALL = `
  SELECT 'user', meta_key FROM wp_usermeta
    WHERE meta_key LIKE '%microsite%' OR meta_value LIKE '%campus_event%'
  UNION ALL SELECT 'network', meta_key FROM wp_sitemeta
    WHERE (meta_key LIKE '%microsite%' OR meta_value LIKE '%microsite%') AND meta_key NOT LIKE '%transient%'`;

/** The plugin in a network of many sites: prepared, used and deleted in each of them. */
export async function network(trial: Trial): Promise<void> {
  const { home, files, query, run, addPlugin, calls, nextCall } = trial;
  const admin = await makeNetwork(trial);
  addPlugin();
  const paging = path.join(files, 'wp-content/plugins/microsite-content/includes/sites.php');
  const [before, after] = ['SITES_AT_A_TIME = 100;', 'SITES_AT_A_TIME = 2;'];
  const code = readFileSync(paging, 'utf8');
  assert.ok(code.includes(before));
  writeFileSync(paging, code.replace(before, after));
  addSites(run, 2, 3);

  await admin.goto(`${home}/wp-admin/network/plugins.php`);
  await admin.getByRole('link', { name: 'Network Activate Microsite Content' }).click();
  await admin.getByText('Plugin activated.').waitFor();
  addSites(run, 4, SITES);
  const prefixes = ['wp_', ...Array.from({ length: SITES - 1 }, (_, index) => `wp_${index + 2}_`)];
  for (const prefix of prefixes) {
    const provinces = query(
      `SELECT COUNT(*) FROM ${prefix}term_taxonomy WHERE taxonomy = 'microsite_province'`,
    );
    assert.equal(provinces.trim(), '13', prefix);
    const roles = query(
      `SELECT option_value FROM ${prefix}options WHERE option_name = '${prefix}user_roles'`,
    );
    assert.equal(roles.split('edit_campus_events').length, 3, prefix);
  }

  // Data of editors, other plugins and WordPress in every site.
  run(`
    foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
      switch_to_blog( $site );
      foreach ( array( 'publish', 'draft', 'trash', 'auto-draft', 'future' ) as $status ) {
        $event = wp_insert_post( array( 'post_type' => 'microsite_event', 'post_title' => 'Fair', 'post_status' => $status, 'post_date' => 'future' === $status ? '2999-01-01 00:00:00' : '' ) );
        update_post_meta( $event, '_microsite_start_time', '18:00' );
      }
      update_option( 'microsite_content_languages', 'en, fr' );
      update_option( 'microsite_content_hook_failure', array( 'at' => 1, 'why' => 'No.' ) );
      update_option( 'microsite_content_hook_secret', 'A secret of site ' . $site );
      set_theme_mod( 'nav_menu_locations', array( 'microsite_en' => 1, 'primary' => 2 ) );
      update_option( 'theme_mods_before', array( 'nav_menu_locations' => array( 'microsite_fr' => 1 ) ) );
      ( new WP_User( 1 ) )->add_cap( 'edit_campus_events' );
      restore_current_blog();
    }
    update_user_meta( 1, 'closedpostboxes_microsite_event', array( 'microsite-event' ) );
    update_user_meta( 1, 'edit_microsite_event_per_page', '50' );
  `);

  // A change made from another site calls the address of the changed site, with its secret.
  run(`
    switch_to_blog( 2 );
    update_option( 'microsite_content_hook_url', '${calls.address}' );
    $events = get_posts( array( 'post_type' => 'microsite_event', 'numberposts' => 1 ) );
    wp_update_post( array( 'ID' => $events[0]->ID, 'post_title' => 'Another fair' ) );
    restore_current_blog();
  `);
  assert.equal((await nextCall('A secret of site 2')).kind, 'campus-event');
  assert.equal(calls.waiting(), 0);

  await admin.goto(`${home}/wp-admin/network/plugins.php`);
  await admin.getByRole('link', { name: 'Network Deactivate Microsite Content' }).click();
  await admin.getByText('Plugin deactivated.').waitFor();
  // Two sites have activated the plugin when it is deleted for the whole network.
  run(`
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    foreach ( array( 2, ${SITES} ) as $site ) {
      switch_to_blog( $site );
      activate_plugin( 'microsite-content/microsite-content.php' );
      restore_current_blog();
    }
  `);
  const left = () =>
    [LEFT_IN_ALL, ...prefixes.map(leftIn)]
      .map((sql) => query(sql).trim())
      .filter((rows) => rows !== '')
      .join('\n');
  assert.ok(left().split('\n').length > 10 * SITES);
  await admin.goto(`${home}/wp-admin/network/plugins.php`);
  admin.once('dialog', (dialog) => dialog.accept());
  await admin.getByRole('link', { name: 'Delete Microsite Content' }).click();
  await admin.getByText('Microsite Content was successfully deleted.').waitFor();
  assert.equal(left(), '');
  const [others] = query(
    "SELECT option_value FROM wp_3_options WHERE option_name LIKE 'theme_mods_%' AND option_value LIKE '%primary%'",
  ).split('\n');
  assert.match(others ?? '', /"primary";i:2/);
}

/** Turns the WordPress into a network. Returns a page of its administrator. */
async function makeNetwork({ admin, home, origin, files, run }: Trial): Promise<Page> {
  const domain = new URL(origin).host;
  run(`
    define( 'WP_INSTALLING_NETWORK', true );
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    install_network();
    populate_network( 1, '${domain}', 'ada@example.com', 'Content', '/learn/', false );
  `);
  const config = path.join(files, 'wp-config.php');
  const constants = `<?php
define( 'MULTISITE', true );
define( 'SUBDOMAIN_INSTALL', false );
define( 'DOMAIN_CURRENT_SITE', '${domain}' );
define( 'PATH_CURRENT_SITE', '/learn/' );
define( 'SITE_ID_CURRENT_SITE', 1 );
define( 'BLOG_ID_CURRENT_SITE', 1 );`;
  writeFileSync(config, readFileSync(config, 'utf8').replace('<?php', constants));
  const browser = admin.context().browser();
  assert.ok(browser);
  return logIn(browser, home, ADMINISTRATOR);
}

/** Adds sites to the network up to a number. */
function addSites(run: Trial['run'], first: number, last: number): void {
  run(`
    for ( $site = ${first}; $site <= ${last}; $site++ ) {
      $added = wp_insert_site( array( 'domain' => DOMAIN_CURRENT_SITE, 'path' => "/learn/site-$site/", 'title' => "Site $site", 'user_id' => 1 ) );
      if ( is_wp_error( $added ) ) { throw new Exception( $added->get_error_message() ); }
    }
  `);
}
