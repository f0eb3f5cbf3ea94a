<?php
/**
 * Settings, Microsite: languages, and the address and secret of the call.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'admin_menu', __NAMESPACE__ . '\add_settings_page' );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );

/** The page's name in its address, and of the group of its settings. */
const SETTINGS_PAGE = 'microsite-content';

/** Adds the page, for administrators. */
function add_settings_page() {
	$title = __( 'Microsite', 'microsite-content' );
	add_options_page( $title, $title, 'manage_options', SETTINGS_PAGE, __NAMESPACE__ . '\draw_settings_page' );
}

/** Registers the settings and their fields. */
function register_settings() {
	register_setting( SETTINGS_PAGE, LANGUAGES_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_languages' ) );
	register_setting( SETTINGS_PAGE, URL_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_hook_url' ) );
	register_setting( SETTINGS_PAGE, SECRET_OPTION, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_secret' ) );

	add_settings_section( 'default', '', '__return_null', SETTINGS_PAGE );
	add_settings_field(
		LANGUAGES_OPTION,
		__( 'Languages', 'microsite-content' ),
		__NAMESPACE__ . '\draw_setting',
		SETTINGS_PAGE,
		'default',
		array(
			'label_for' => LANGUAGES_OPTION,
			'value'     => implode( ', ', languages() ),
			'hint'      => __( 'Codes, such as en, fr. Titles of events are in the first one: leave it where it is once there are events.', 'microsite-content' ),
		)
	);
	add_settings_field(
		URL_OPTION,
		__( 'Address to call', 'microsite-content' ),
		__NAMESPACE__ . '\draw_setting',
		SETTINGS_PAGE,
		'default',
		array(
			'label_for' => URL_OPTION,
			'type'      => 'url',
			'value'     => hook_url(),
			'constant'  => 'MICROSITE_HOOK_URL',
			'hint'      => __( 'Where the microsite listens for changes. Empty: nobody is told.', 'microsite-content' ),
		)
	);
	add_settings_field(
		SECRET_OPTION,
		__( 'Secret to sign with', 'microsite-content' ),
		__NAMESPACE__ . '\draw_setting',
		SETTINGS_PAGE,
		'default',
		array(
			'label_for' => SECRET_OPTION,
			'type'      => 'password',
			'constant'  => 'MICROSITE_HOOK_SECRET',
			'hint'      => '' === hook_secret()
				? __( 'The one that the microsite checks calls with.', 'microsite-content' )
				: __( 'One is set, and is not shown. Type another one to replace it.', 'microsite-content' ),
		)
	);
}

/**
 * Draws a field of the page.
 *
 * @param array $args `label_for`, `hint`, and where they differ from an empty text field `type`, `value`, and the `constant`
 *                    of wp-config.php that goes first.
 */
function draw_setting( array $args ) {
	$args    += array( 'type' => 'text', 'value' => '', 'constant' => '' );
	$is_fixed = '' !== $args['constant'] && defined( $args['constant'] );
	/* translators: %s: name of a constant. */
	$hint = $is_fixed ? sprintf( __( 'wp-config.php sets it: %s.', 'microsite-content' ), $args['constant'] ) : $args['hint'];
	printf(
		'<input type="%2$s" id="%1$s" name="%1$s" value="%3$s" class="regular-text" autocomplete="off"%4$s><p class="description">%5$s</p>',
		esc_attr( $args['label_for'] ),
		esc_attr( $args['type'] ),
		esc_attr( $args['value'] ),
		disabled( $is_fixed, true, false ),
		esc_html( $hint )
	);
}

/** Draws the page. */
function draw_settings_page() {
	printf( '<div class="wrap"><h1>%s</h1><form action="options.php" method="post">', esc_html( get_admin_page_title() ) );
	settings_fields( SETTINGS_PAGE );
	do_settings_sections( SETTINGS_PAGE );
	submit_button();
	echo '</form></div>';
}

/**
 * Codes of languages, written in one way.
 *
 * @param mixed $typed What was typed.
 * @return string
 */
function sanitize_languages( $typed ) {
	return implode( ', ', parse_languages( (string) $typed ) );
}

/**
 * An address of the web, or nothing. A field that wp-config.php fills is not sent: what was kept stays.
 *
 * @param mixed $typed What was typed.
 * @return string
 */
function sanitize_hook_url( $typed ) {
	return null === $typed ? (string) get_option( URL_OPTION, '' ) : sanitize_url( trim( (string) $typed ), array( 'http', 'https' ) );
}

/**
 * The secret, which may hold any character. An empty field leaves the one that is kept.
 *
 * @param mixed $typed What was typed.
 * @return string
 */
function sanitize_secret( $typed ) {
	$typed = trim( (string) $typed );
	return '' === $typed ? (string) get_option( SECRET_OPTION, '' ) : $typed;
}
