<?php
/**
 * Menus: WordPress's own, a place for each language.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'init', __NAMESPACE__ . '\register_menu_places' );

/** Registers a place for the menu of each language. Themes without menus get the screen of menus by it, too. */
function register_menu_places() {
	foreach ( languages() as $language ) {
		/* translators: %s: name of a language. */
		register_nav_menu( menu_place( $language ), sprintf( __( 'Microsite, %s', 'microsite-content' ), language_name( $language ) ) );
	}
}

/**
 * The name of the place for the menu of a language.
 *
 * @param string $language Code of a language.
 * @return string
 */
function menu_place( $language ) {
	return MENU_PLACE . $language;
}

/**
 * The menu of a language as a flat list in which items name their parents. A `span` in a title sets a remark apart.
 *
 * @param string $language Code of a language.
 * @return array[]|\WP_Error
 */
function menu_answer( $language ) {
	$places = get_nav_menu_locations();
	$place  = menu_place( $language );
	$items  = empty( $places[ $place ] ) ? false : wp_get_nav_menu_items( $places[ $place ] );
	if ( false === $items ) {
		return new \WP_Error( 'microsite_no_menu', __( 'No menu is assigned to this language.', 'microsite-content' ), array( 'status' => 404 ) );
	}
	return array_map(
		static function ( $item ) {
			return array(
				'ID'               => (int) $item->ID,
				'menu_item_parent' => (int) $item->menu_item_parent,
				'menu_order'       => (int) $item->menu_order,
				'title'            => wp_kses( $item->title, array( 'span' => array( 'class' => true ) ) ),
				'url'              => sanitize_url( $item->url ),
			);
		},
		$items
	);
}
