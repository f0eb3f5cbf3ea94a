<?php
/**
 * The form of an event.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'add_meta_boxes_' . EVENT_TYPE, __NAMESPACE__ . '\add_event_form' );
add_action( 'save_post_' . EVENT_TYPE, __NAMESPACE__ . '\save_event_form' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\add_event_script' );
add_filter( 'enter_title_here', __NAMESPACE__ . '\title_label', 10, 2 );

/** Puts the form below the title: what all languages share, then a box for each of them. */
function add_event_form() {
	add_meta_box( 'microsite-event', __( 'When and how', 'microsite-content' ), __NAMESPACE__ . '\draw_shared_box', EVENT_TYPE );
	foreach ( languages() as $language ) {
		/* translators: %s: name of a language. */
		$title = sprintf( __( 'In %s', 'microsite-content' ), language_name( $language ) );
		add_meta_box( "microsite-event-$language", $title, __NAMESPACE__ . '\draw_written_box', EVENT_TYPE, 'advanced', 'default', array( 'language' => $language ) );
	}
}

/**
 * Says which language the title is in.
 *
 * @param string   $label What WordPress says.
 * @param \WP_Post $post  What is edited.
 * @return string
 */
function title_label( $label, \WP_Post $post ) {
	if ( EVENT_TYPE !== $post->post_type ) {
		return $label;
	}
	/* translators: %s: name of a language. */
	return sprintf( __( 'Title in %s', 'microsite-content' ), language_name( languages()[0] ) );
}

/**
 * Draws what is the same in every language.
 *
 * @param \WP_Post $post The event.
 */
function draw_shared_box( \WP_Post $post ) {
	wp_nonce_field( 'microsite_event_' . $post->ID, 'microsite_event_nonce' );
	foreach ( shared_fields() as $field => list( $label, $kind ) ) {
		draw_field( $post, $field, $label, $kind );
		if ( 'end_time' === $field ) {
			draw_night( $post );
		}
	}
}

/** Brings the script that says while somebody types what the hours mean. */
function add_event_script() {
	$screen = get_current_screen();
	if ( null !== $screen && 'post' === $screen->base && EVENT_TYPE === $screen->post_type ) {
		wp_enqueue_script( 'microsite-event-form', plugins_url( 'event-form.js', PLUGIN_FILE ), array(), PLUGIN_VERSION, true );
	}
}

/**
 * Draws what is written in one language.
 *
 * @param \WP_Post $post The event.
 * @param array    $box  The box: `language` is in its `args`.
 */
function draw_written_box( \WP_Post $post, array $box ) {
	$language = $box['args']['language'];
	$is_first = languages()[0] === $language;
	if ( ! $is_first ) {
		printf( '<p>%s</p>', esc_html__( 'An event without a title in this language is not shown to who reads in it. School, building, city and link are taken from the first language where they are empty.', 'microsite-content' ) );
	}
	foreach ( written_fields() as $field => list( $label, $kind ) ) {
		if ( ! $is_first || 'title' !== $field ) {
			draw_field( $post, $field, $label, $kind, $language );
		}
	}
}

/**
 * Draws a field with its label.
 *
 * @param \WP_Post $post     The event.
 * @param string   $field    Name of the field.
 * @param string   $label    What editors read.
 * @param string   $kind     Kind of the field.
 * @param string   $language Code of a language; empty for a field that all share.
 */
function draw_field( \WP_Post $post, $field, $label, $kind, $language = '' ) {
	$key   = field_key( $field, $language );
	$value = get_post_meta( $post->ID, $key, true );
	printf( '<p><label for="%1$s">%2$s</label><br>', esc_attr( $key ), esc_html( $label ) );
	switch ( $kind ) {
		case 'textarea':
			printf( '<textarea id="%1$s" name="%1$s" class="large-text" rows="5">%2$s</textarea>', esc_attr( $key ), esc_textarea( $value ) );
			break;
		case 'checkbox':
			printf( '<input type="checkbox" id="%1$s" name="%1$s" value="1"%2$s>', esc_attr( $key ), checked( $value, '1', false ) );
			break;
		case 'timezone':
			printf( '<select id="%1$s" name="%1$s"><option value=""></option>', esc_attr( $key ) );
			foreach ( timezone_identifiers_list() as $zone ) {
				printf( '<option%2$s>%1$s</option>', esc_html( $zone ), selected( $value, $zone, false ) );
			}
			echo '</select>';
			break;
		default:
			$type = 'link' === $kind ? 'text' : $kind;
			printf( '<input type="%2$s" id="%1$s" name="%1$s" value="%3$s"%4$s>', esc_attr( $key ), esc_attr( $type ), esc_attr( $value ), 'text' === $type ? ' class="large-text"' : '' );
	}
	echo '</p>';
}

/**
 * Keeps what was typed, of who may edit the event and came from its form.
 *
 * @param int $id Id of the event.
 */
function save_event_form( $id ) {
	$nonce = isset( $_POST['microsite_event_nonce'] ) ? sanitize_key( $_POST['microsite_event_nonce'] ) : '';
	if ( ! wp_verify_nonce( $nonce, "microsite_event_$id" ) || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	foreach ( array( '' => shared_fields() ) + array_fill_keys( languages(), written_fields() ) as $language => $fields ) {
		foreach ( $fields as $field => list( , $kind ) ) {
			$key   = field_key( $field, $language );
			$typed = isset( $_POST[ $key ] ) && is_string( $_POST[ $key ] ) ? trim( wp_unslash( $_POST[ $key ] ) ) : '';
			// WordPress takes slashes away from what it is given.
			update_post_meta( $id, $key, wp_slash( sanitize_field( $kind, $typed ) ) );
		}
	}
}
