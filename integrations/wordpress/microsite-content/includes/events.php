<?php
/**
 * What the microsite is told of events.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/** Fields in which names stand: what is said in the first language holds where another says nothing. */
const NAMES_OF_PLACES = array( 'school', 'venue', 'city', 'link' );

/** Events of an answer: those that were added last. The microsite reads no more (`limits.ts` of api-client). */
const EVENTS_AT_MOST = 5000;

/**
 * Published events of a language, and all provinces.
 *
 * @param string $language Code of a language.
 * @return array{events: array[], provinces: array[]}
 */
function events_answer( $language ) {
	$posts  = get_posts(
		array(
			'post_type'    => EVENT_TYPE,
			'post_status'  => 'publish',
			'has_password' => false,
			'numberposts'  => EVENTS_AT_MOST,
			'orderby'      => 'ID',
		)
	);
	$events = array();
	foreach ( $posts as $post ) {
		if ( '' !== trim( event_text( $post, 'title', $language ) ) ) {
			$events[] = event_record( $post, $language );
		}
	}
	$provinces = array();
	foreach ( get_terms( array( 'taxonomy' => PROVINCE, 'hide_empty' => false ) ) as $province ) {
		$provinces[] = array(
			'slug' => $province->slug,
			'name' => esc_html( province_name( $province, $language ) ),
			'code' => esc_html( get_term_meta( $province->term_id, 'code', true ) ),
		);
	}
	return array( 'events' => $events, 'provinces' => $provinces );
}

/**
 * An event as the microsite reads it: texts are HTML, times and days those at the place.
 *
 * @param \WP_Post $post     The event.
 * @param string   $language Code of a language.
 * @return array<string, int|string|string[]>
 */
function event_record( \WP_Post $post, $language ) {
	$provinces = get_the_terms( $post, PROVINCE );
	$record    = array(
		'id'       => $post->ID,
		'slug'     => $post->post_name,
		'province' => is_array( $provinces ) ? wp_list_pluck( $provinces, 'slug' ) : array(),
	);
	foreach ( array_keys( shared_fields() ) as $field ) {
		$record[ $field ] = (string) get_post_meta( $post->ID, field_key( $field ), true );
	}
	$record['ends_next_day'] = ends_next_day( $record ) ? '1' : '';
	foreach ( written_fields() as $field => list( , $kind ) ) {
		$text = event_text( $post, $field, $language );
		if ( '' === $text && in_array( $field, NAMES_OF_PLACES, true ) ) {
			$text = event_text( $post, $field, languages()[0] );
		}
		if ( 'link' !== $kind ) {
			$text = esc_html( $text );
		}
		$record[ $field ] = 'textarea' === $kind ? wpautop( $text ) : $text;
	}
	return $record;
}

/**
 * What an editor wrote in a field.
 *
 * @param \WP_Post $post     The event.
 * @param string   $field    Name of a written field.
 * @param string   $language Code of a language.
 * @return string
 */
function event_text( \WP_Post $post, $field, $language ) {
	return 'title' === $field && languages()[0] === $language
		? $post->post_title
		: (string) get_post_meta( $post->ID, field_key( $field, $language ), true );
}
