<?php
/**
 * The provinces to choose from. They are terms, so that a firm elsewhere changes them like categories.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/** Slug, code, and names by language of what is there to begin with. */
const CANADA = array(
	array( 'alberta', 'AB', array( 'en' => 'Alberta', 'fr' => 'Alberta' ) ),
	array( 'british-columbia', 'BC', array( 'en' => 'British Columbia', 'fr' => 'Colombie-Britannique' ) ),
	array( 'manitoba', 'MB', array( 'en' => 'Manitoba', 'fr' => 'Manitoba' ) ),
	array( 'new-brunswick', 'NB', array( 'en' => 'New Brunswick', 'fr' => 'Nouveau-Brunswick' ) ),
	array( 'newfoundland-labrador', 'NL', array( 'en' => 'Newfoundland and Labrador', 'fr' => 'Terre-Neuve-et-Labrador' ) ),
	array( 'northwest-territories', 'NT', array( 'en' => 'Northwest Territories', 'fr' => 'Territoires du Nord-Ouest' ) ),
	array( 'nova-scotia', 'NS', array( 'en' => 'Nova Scotia', 'fr' => 'Nouvelle-Écosse' ) ),
	array( 'nunavut', 'NU', array( 'en' => 'Nunavut', 'fr' => 'Nunavut' ) ),
	array( 'ontario', 'ON', array( 'en' => 'Ontario', 'fr' => 'Ontario' ) ),
	array( 'prince-edward-island', 'PE', array( 'en' => 'Prince Edward Island', 'fr' => 'Île-du-Prince-Édouard' ) ),
	array( 'quebec', 'QC', array( 'en' => 'Québec', 'fr' => 'Québec' ) ),
	array( 'saskatchewan', 'SK', array( 'en' => 'Saskatchewan', 'fr' => 'Saskatchewan' ) ),
	array( 'yukon', 'YT', array( 'en' => 'Yukon', 'fr' => 'Yukon' ) ),
);

/** Adds the provinces and territories of Canada where there is no province yet. */
function add_provinces() {
	if ( 0 < (int) wp_count_terms( array( 'taxonomy' => PROVINCE, 'hide_empty' => false ) ) ) {
		return;
	}
	foreach ( CANADA as list( $slug, $code, $names ) ) {
		$name = isset( $names[ languages()[0] ] ) ? $names[ languages()[0] ] : $names['en'];
		$term = wp_insert_term( $name, PROVINCE, array( 'slug' => $slug ) );
		if ( is_wp_error( $term ) ) {
			continue;
		}
		update_term_meta( $term['term_id'], 'code', $code );
		foreach ( $names as $language => $translated ) {
			update_term_meta( $term['term_id'], "name_$language", $translated );
		}
	}
}

/**
 * The name of a province in a language: that of the term in the first one, and where nobody has written another.
 *
 * @param \WP_Term $province A province.
 * @param string   $language Code of a language.
 * @return string
 */
function province_name( \WP_Term $province, $language ) {
	$translated = languages()[0] === $language ? '' : get_term_meta( $province->term_id, "name_$language", true );
	return '' === $translated ? $province->name : $translated;
}
