<?php
/**
 * Takes away all that the plugin has kept: events, provinces, settings, capabilities, places of menus. Menus are WordPress's own and stay.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/names.php';
require_once __DIR__ . '/includes/event-type.php';

register_event_type();

$events = get_posts( array( 'post_type' => EVENT_TYPE, 'post_status' => array( 'any', 'trash', 'auto-draft' ), 'numberposts' => -1, 'fields' => 'ids' ) );
foreach ( $events as $event ) {
	wp_delete_post( $event, true );
}
foreach ( get_terms( array( 'taxonomy' => PROVINCE, 'hide_empty' => false, 'fields' => 'ids' ) ) as $province ) {
	wp_delete_term( $province, PROVINCE );
}
// The last one is WordPress's own note of which province is part of which.
foreach ( array( LANGUAGES_OPTION, URL_OPTION, SECRET_OPTION, FAILURE_OPTION, PROVINCE . '_children' ) as $option ) {
	delete_option( $option );
}
foreach ( array_keys( wp_roles()->roles ) as $role ) {
	foreach ( EVENT_CAPABILITIES as $capability ) {
		get_role( $role )->remove_cap( $capability );
	}
}
set_theme_mod(
	'nav_menu_locations',
	array_filter(
		get_nav_menu_locations(),
		static function ( $place ) {
			return 0 !== strpos( $place, MENU_PLACE );
		},
		ARRAY_FILTER_USE_KEY
	)
);
