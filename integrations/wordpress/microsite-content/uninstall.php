<?php
/**
 * Takes away all that the plugin has kept, in each site of a network: events, provinces, settings, capabilities, places of menus,
 * and what users set on its screens. Menus are WordPress's own and stay.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/names.php';
require_once __DIR__ . '/includes/event-type.php';
require_once __DIR__ . '/includes/sites.php';

// Types and taxonomies are those of the request: registered once, they are there in each site.
register_event_type();
in_each_site( __NAMESPACE__ . '\clear_site' );
clear_screens();
if ( is_multisite() ) {
	update_site_option( 'recently_activated', array_diff_key( (array) get_site_option( 'recently_activated' ), array( WP_UNINSTALL_PLUGIN => 0 ) ) );
}

/** Takes away what is kept in the tables of one site. */
function clear_site() {
	clear_events();
	clear_provinces();
	// The last one is WordPress's own note of which province is part of which.
	foreach ( array( LANGUAGES_OPTION, URL_OPTION, SECRET_OPTION, FAILURE_OPTION, PROVINCE . '_children' ) as $option ) {
		delete_option( $option );
	}
	clear_capabilities();
	clear_menu_places();
	// Where the plugin was activated for this site alone, WordPress would go on looking for it.
	foreach ( array( 'active_plugins', 'recently_activated' ) as $option ) {
		clear_entries(
			$option,
			static function ( $name, $value ) {
				return WP_UNINSTALL_PLUGIN !== $name && WP_UNINSTALL_PLUGIN !== $value;
			}
		);
	}
}

/** Deletes events of every status, those of other plugins too, with what hangs on them. */
function clear_events() {
	global $wpdb;
	$last = 0;
	do {
		$events = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_type = %s AND ID > %d ORDER BY ID LIMIT 100", EVENT_TYPE, $last ) );
		foreach ( $events as $event ) {
			wp_delete_post( (int) $event, true );
			$last = (int) $event;
		}
	} while ( $events );
}

/** Deletes provinces, in whatever language another plugin keeps them. */
function clear_provinces() {
	global $wpdb;
	foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT term_id FROM $wpdb->term_taxonomy WHERE taxonomy = %s", PROVINCE ) ) as $province ) {
		wp_delete_term( (int) $province, PROVINCE );
	}
}

/** Takes capabilities from roles, and from users who were given some of their own. */
function clear_capabilities() {
	global $wpdb;
	foreach ( array_keys( wp_roles()->roles ) as $role ) {
		foreach ( EVENT_CAPABILITIES as $capability ) {
			get_role( $role )->remove_cap( $capability );
		}
	}
	$users = $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM $wpdb->usermeta WHERE meta_key = %s AND meta_value LIKE %s", $wpdb->get_blog_prefix() . 'capabilities', '%campus_event%' ) );
	foreach ( $users as $id ) {
		$user = new \WP_User( (int) $id );
		foreach ( EVENT_CAPABILITIES as $capability ) {
			$user->remove_cap( $capability );
		}
	}
}

/** Takes our places of menus out of what every theme, the one of now and those before, keeps of its own. */
function clear_menu_places() {
	global $wpdb;
	$is_of_others = static function ( $place ) {
		return 0 !== strpos( (string) $place, MENU_PLACE );
	};
	foreach ( $wpdb->get_col( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'theme\_mods\_%'" ) as $option ) {
		$mods = get_option( $option );
		if ( is_array( $mods ) && isset( $mods['nav_menu_locations'] ) && is_array( $mods['nav_menu_locations'] ) ) {
			$mods['nav_menu_locations'] = array_filter( $mods['nav_menu_locations'], $is_of_others, ARRAY_FILTER_USE_KEY );
			update_option( $option, $mods );
		}
	}
	// What WordPress remembers while one theme takes the place of another.
	clear_entries( 'theme_switch_menu_locations', $is_of_others );
}

/**
 * Takes entries out of an option that is a list; leaves alone one that is not there.
 *
 * @param string   $option Name of the option.
 * @param callable $stays  Whether an entry stays, by its key and its value.
 */
function clear_entries( $option, callable $stays ) {
	$entries = get_option( $option );
	if ( ! is_array( $entries ) ) {
		return;
	}
	$kept = array();
	foreach ( $entries as $key => $value ) {
		if ( $stays( $key, $value ) ) {
			$kept[ $key ] = $value;
		}
	}
	if ( count( $kept ) < count( $entries ) ) {
		update_option( $option, 'active_plugins' === $option ? array_values( $kept ) : $kept );
	}
}

/** Deletes how users arranged our screens: boxes, columns, events on a page. Users belong to all sites of a network. */
function clear_screens() {
	global $wpdb;
	foreach ( array( EVENT_TYPE, PROVINCE ) as $name ) {
		foreach ( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE %s", '%' . $wpdb->esc_like( $name ) . '%' ) ) as $key ) {
			delete_metadata( 'user', 0, $key, '', true );
		}
	}
}
