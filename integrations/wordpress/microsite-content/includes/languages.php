<?php
/**
 * The languages that a site speaks.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/**
 * Languages that events and menus are written in, at least one: codes of two or three letters, as `lang` names them. The
 * titles of events are in the first.
 *
 * @return string[]
 */
function languages() {
	$languages = parse_languages( (string) get_option( LANGUAGES_OPTION, '' ) );
	return $languages ? $languages : array( substr( get_locale(), 0, 2 ) );
}

/**
 * The codes in a text that names them: `en, fr`.
 *
 * @param string $text What an administrator typed.
 * @return string[]
 */
function parse_languages( $text ) {
	preg_match_all( '/\b[a-z]{2,3}\b/', strtolower( $text ), $found );
	return array_values( array_unique( $found[0] ) );
}

/**
 * The name of a language in the language of the reader; its code where PHP does not know names.
 *
 * @param string $language Code of a language.
 * @return string
 */
function language_name( $language ) {
	return class_exists( 'Locale' )
		? \Locale::getDisplayLanguage( $language, get_user_locale() )
		: strtoupper( $language );
}
