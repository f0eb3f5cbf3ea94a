<?php
/**
 * What editors need to begin: who may look after events, and the provinces.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\activate' );
// After WordPress has made the tables and roles of the site.
add_action( 'wp_initialize_site', __NAMESPACE__ . '\on_site_added', 200 );

/**
 * Prepares the site, or each site of the network.
 *
 * @param bool $is_network_wide Whether the plugin is activated for all sites of the network.
 */
function activate( $is_network_wide = false ) {
	if ( $is_network_wide && is_multisite() ) {
		in_each_site( __NAMESPACE__ . '\prepare_site', get_current_network_id() );
	} else {
		prepare_site();
	}
}

/**
 * Prepares a site that is added to a network in which the plugin is active for all.
 *
 * @param \WP_Site $site The new site.
 */
function on_site_added( \WP_Site $site ) {
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	if ( is_plugin_active_for_network( plugin_basename( PLUGIN_FILE ) ) ) {
		in_site( (int) $site->blog_id, __NAMESPACE__ . '\prepare_site' );
	}
}

/** Prepares the site that WordPress is in. */
function prepare_site() {
	register_event_type();
	grant_event_capabilities();
	add_provinces();
}
