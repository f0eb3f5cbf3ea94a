<?php
/**
 * What the screen of a province asks for besides its name: its code, and its name in the other languages.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( PROVINCE . '_edit_form_fields', __NAMESPACE__ . '\draw_province_form' );
add_action( 'saved_' . PROVINCE, __NAMESPACE__ . '\save_province_form' );

/**
 * Labels by the name of the meta field that each is kept in.
 *
 * @return array<string, string>
 */
function province_fields() {
	$fields = array( 'code' => __( 'Code in addresses, such as QC', 'microsite-content' ) );
	foreach ( array_slice( languages(), 1 ) as $language ) {
		/* translators: %s: name of a language. */
		$fields[ "name_$language" ] = sprintf( __( 'Name in %s', 'microsite-content' ), language_name( $language ) );
	}
	return $fields;
}

/**
 * Draws the rows of the form.
 *
 * @param \WP_Term $province The province.
 */
function draw_province_form( \WP_Term $province ) {
	wp_nonce_field( 'microsite_province_' . $province->term_id, 'microsite_province_nonce' );
	foreach ( province_fields() as $name => $label ) {
		printf(
			'<tr class="form-field"><th scope="row"><label for="microsite-%1$s">%2$s</label></th><td><input type="text" id="microsite-%1$s" name="microsite_province[%1$s]" value="%3$s"></td></tr>',
			esc_attr( $name ),
			esc_html( $label ),
			esc_attr( get_term_meta( $province->term_id, $name, true ) )
		);
	}
}

/**
 * Keeps what was typed, of who may edit the province and came from its form.
 *
 * @param int $id Id of the province.
 */
function save_province_form( $id ) {
	$nonce = isset( $_POST['microsite_province_nonce'] ) ? sanitize_key( $_POST['microsite_province_nonce'] ) : '';
	if ( ! wp_verify_nonce( $nonce, "microsite_province_$id" ) || ! current_user_can( 'edit_term', $id ) ) {
		return;
	}
	foreach ( array_keys( province_fields() ) as $name ) {
		if ( isset( $_POST['microsite_province'][ $name ] ) ) {
			update_term_meta( $id, $name, sanitize_text_field( $_POST['microsite_province'][ $name ] ) );
		}
	}
}
