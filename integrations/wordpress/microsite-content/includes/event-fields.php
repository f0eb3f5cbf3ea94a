<?php
/**
 * What an editor says of an event: which fields there are, what each may hold, and where it is kept.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/**
 * Fields that are the same in every language: label and kind by name.
 *
 * @return array<string, array{string, string}>
 */
function shared_fields() {
	return array(
		'date'       => array( __( 'Day', 'microsite-content' ), 'date' ),
		'end_date'   => array( __( 'Last day, if there are several', 'microsite-content' ), 'date' ),
		'start_time' => array( __( 'From', 'microsite-content' ), 'time' ),
		'end_time'   => array( __( 'To', 'microsite-content' ), 'time' ),
		'timezone'   => array( __( 'Time zone of the place', 'microsite-content' ), 'timezone' ),
		'capacity'   => array( __( 'How many can come', 'microsite-content' ), 'number' ),
		'virtual'    => array( __( 'It is online', 'microsite-content' ), 'checkbox' ),
		'featured'   => array( __( 'It stands out', 'microsite-content' ), 'checkbox' ),
	);
}

/**
 * Fields that are written in each language: label and kind by name. The title in the first language is that of the post.
 *
 * @return array<string, array{string, string}>
 */
function written_fields() {
	return array(
		'title'       => array( __( 'Title', 'microsite-content' ), 'text' ),
		'type'        => array( __( 'Kind, such as Career fair', 'microsite-content' ), 'text' ),
		'school'      => array( __( 'School', 'microsite-content' ), 'text' ),
		'venue'       => array( __( 'Building or room', 'microsite-content' ), 'text' ),
		'city'        => array( __( 'City', 'microsite-content' ), 'text' ),
		'link'        => array( __( 'Where to sign up: an address or mailto:', 'microsite-content' ), 'link' ),
		'link_label'  => array( __( 'What the link says', 'microsite-content' ), 'text' ),
		'description' => array( __( 'Description: a blank line begins a paragraph', 'microsite-content' ), 'textarea' ),
	);
}

/**
 * Where a field is kept. WordPress hides names that begin with a line from its own list of fields.
 *
 * @param string $field    Name of a field.
 * @param string $language Code of a language; empty for a field that all share.
 * @return string
 */
function field_key( $field, $language = '' ) {
	return '_microsite_' . ( '' === $language ? $field : "{$field}_$language" );
}

/**
 * What is kept of what was typed: empty where it is not of its kind.
 *
 * @param string $kind  Kind of the field.
 * @param string $value What was typed, without slashes.
 * @return string
 */
function sanitize_field( $kind, $value ) {
	switch ( $kind ) {
		case 'date':
			$is_day = preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/', $value, $day ) && checkdate( (int) $day[2], (int) $day[3], (int) $day[1] );
			return $is_day ? $value : '';
		case 'time':
			return preg_match( '/^([01]\d|2[0-3]):[0-5]\d$/', $value ) ? $value : '';
		case 'timezone':
			return in_array( $value, timezone_identifiers_list(), true ) ? $value : '';
		case 'number':
			return preg_match( '/^[1-9]\d{0,6}$/', $value ) ? $value : '';
		case 'checkbox':
			return '1' === $value ? '1' : '';
		case 'link':
			return sanitize_url( $value, array( 'http', 'https', 'mailto' ) );
		default:
			return sanitize_words( $value, 'textarea' === $kind );
	}
}

/**
 * Words as they were typed, `<` and `%` included: they are text, and escaped where they are shown. What is no text is left
 * out.
 *
 * @param string $value    What was typed, without slashes.
 * @param bool   $is_lines Whether there may be several lines.
 * @return string
 */
function sanitize_words( $value, $is_lines ) {
	$text = str_replace( array( "\r\n", "\r" ), "\n", wp_check_invalid_utf8( $value ) );
	$text = preg_replace( '/[\x00-\x08\x0b-\x1f\x7f]/', '', $text );
	return trim( $is_lines ? $text : preg_replace( '/\s+/u', ' ', $text ) );
}
