<?php
/**
 * The words of the administration in other languages.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

// Before types, menus and settings say anything.
add_action( 'init', __NAMESPACE__ . '\load_translations', 0 );
add_filter( 'plugin_locale', __NAMESPACE__ . '\one_french', 10, 2 );

/** Loads `languages/microsite-content-<locale>.mo`. */
function load_translations() {
	load_plugin_textdomain( 'microsite-content', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * There is one French, that of Canada: who has WordPress in another one reads it, too.
 *
 * @param string $locale Locale of the reader.
 * @param string $domain Whose words are loaded.
 * @return string
 */
function one_french( $locale, $domain ) {
	return 'microsite-content' === $domain && 0 === strpos( $locale, 'fr' ) ? 'fr_CA' : $locale;
}
