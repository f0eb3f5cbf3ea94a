<?php
/**
 * Campus events and the provinces that they take place in. WordPress shows neither to visitors: the microsite does.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'init', __NAMESPACE__ . '\register_event_type' );

/** Registers both, with capabilities of their own: who may write posts may not therefore announce events. */
function register_event_type() {
	register_taxonomy(
		PROVINCE,
		EVENT_TYPE,
		array(
			'labels'            => array(
				'name'          => __( 'Provinces', 'microsite-content' ),
				'singular_name' => __( 'Province', 'microsite-content' ),
				'add_new_item'  => __( 'Add a province', 'microsite-content' ),
				'edit_item'     => __( 'Edit the province', 'microsite-content' ),
				'parent_item'   => __( 'Part of', 'microsite-content' ),
				'search_items'  => __( 'Search provinces', 'microsite-content' ),
			),
			'public'            => false,
			'show_ui'           => true,
			'show_admin_column' => true,
			'hierarchical'      => true,
			'rewrite'           => false,
			'capabilities'      => array(
				'manage_terms' => 'edit_others_campus_events',
				'edit_terms'   => 'edit_others_campus_events',
				'delete_terms' => 'edit_others_campus_events',
				'assign_terms' => 'edit_campus_events',
			),
		)
	);
	register_post_type(
		EVENT_TYPE,
		array(
			'labels'           => array(
				'name'               => __( 'Campus events', 'microsite-content' ),
				'singular_name'      => __( 'Campus event', 'microsite-content' ),
				'add_new_item'       => __( 'Add a campus event', 'microsite-content' ),
				'edit_item'          => __( 'Edit the campus event', 'microsite-content' ),
				'search_items'       => __( 'Search campus events', 'microsite-content' ),
				'not_found'          => __( 'No campus events yet.', 'microsite-content' ),
				'not_found_in_trash' => __( 'No campus events in the trash.', 'microsite-content' ),
			),
			'public'           => false,
			'show_ui'          => true,
			'menu_icon'        => 'dashicons-calendar-alt',
			'supports'         => array( 'title' ),
			'capability_type'  => array( 'campus_event', 'campus_events' ),
			'map_meta_cap'     => true,
			'rewrite'          => false,
			'delete_with_user' => false,
		)
	);
}
