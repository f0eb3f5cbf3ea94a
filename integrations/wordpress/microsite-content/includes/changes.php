<?php
/**
 * Which changes the microsite is told of: those of what it shows.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'transition_post_status', __NAMESPACE__ . '\on_event_status', 10, 3 );
add_action( 'before_delete_post', __NAMESPACE__ . '\on_event_deleted', 10, 2 );
add_action( 'saved_' . PROVINCE, __NAMESPACE__ . '\on_province_saved' );
add_action( 'delete_' . PROVINCE, __NAMESPACE__ . '\on_province_deleted' );
add_action( 'wp_update_nav_menu', __NAMESPACE__ . '\on_menu_saved' );
add_filter( 'pre_set_theme_mod_nav_menu_locations', __NAMESPACE__ . '\on_places_changed', 10, 2 );

/**
 * An event is published, changed, unpublished or thrown away.
 *
 * @param string   $after  Its status now.
 * @param string   $before Its status before.
 * @param \WP_Post $post   What has changed.
 */
function on_event_status( $after, $before, \WP_Post $post ) {
	if ( EVENT_TYPE !== $post->post_type || ! in_array( 'publish', array( $after, $before ), true ) ) {
		return;
	}
	$shown = 'publish' === $before ? 'updated' : 'published';
	tell_of( 'publish' === $after ? $shown : 'removed', 'campus-event', $post->ID );
}

/**
 * A published event is deleted without a stay in the trash.
 *
 * @param int      $id   Its id.
 * @param \WP_Post $post What is deleted.
 */
function on_event_deleted( $id, \WP_Post $post ) {
	if ( EVENT_TYPE === $post->post_type && 'publish' === $post->post_status ) {
		tell_of( 'removed', 'campus-event', $id );
	}
}

/**
 * A province is added or changed.
 *
 * @param int $id Its id.
 */
function on_province_saved( $id ) {
	tell_of( 'updated', 'province', $id );
}

/**
 * A province is deleted.
 *
 * @param int $id Its id.
 */
function on_province_deleted( $id ) {
	tell_of( 'removed', 'province', $id );
}

/**
 * A menu is saved. Those that stand in no place of ours are nobody's business.
 *
 * @param int $id Id of the menu.
 */
function on_menu_saved( $id ) {
	if ( in_array( (int) $id, places_in( get_nav_menu_locations() ), true ) ) {
		tell_of( 'updated', 'menu', (int) $id );
	}
}

/**
 * Another menu, or none, stands in one of our places.
 *
 * @param mixed $after  Menus by the names of places, as they will be.
 * @param mixed $before The same, as they were.
 * @return mixed What was given as `$after`.
 */
function on_places_changed( $after, $before ) {
	$menus   = places_in( (array) $after );
	$changed = array_diff_assoc( $menus, places_in( (array) $before ) ) + array_diff_assoc( places_in( (array) $before ), $menus );
	if ( $changed ) {
		tell_of( 'updated', 'menu', current( $changed ) );
	}
	return $after;
}

/**
 * The menus that stand in our places, by the names of these.
 *
 * @param array<string, int> $locations Menus by the names of all places.
 * @return array<string, int>
 */
function places_in( array $locations ) {
	$ours = array_flip( array_map( __NAMESPACE__ . '\menu_place', languages() ) );
	return array_filter( array_map( 'intval', array_intersect_key( $locations, $ours ) ) );
}
