<?php
/**
 * The two routes that the microsite asks, below the address of the REST API.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'rest_api_init', __NAMESPACE__ . '\register_routes' );

/** Seconds in which an answer may be given again without asking, by whoever stands between. */
const FRESH_S = 60;

/** Registers `menu` and `campus_events`. Both are public, as the site that shows them is. */
function register_routes() {
	register_route( 'menu', __NAMESPACE__ . '\menu_answer' );
	register_route( 'campus_events', __NAMESPACE__ . '\events_answer' );
}

/**
 * Registers a route that is answered in the language of `lang`, else in the first one.
 *
 * @param string   $route  Name of the route.
 * @param callable $answer Gives what is answered in a language.
 */
function register_route( $route, $answer ) {
	register_rest_route(
		'api',
		"/$route",
		array(
			'methods'             => \WP_REST_Server::READABLE,
			'permission_callback' => '__return_true',
			'args'                => array(
				'lang' => array(
					'type'    => 'string',
					'enum'    => languages(),
					'default' => languages()[0],
				),
			),
			'callback'            => static function ( \WP_REST_Request $request ) use ( $answer ) {
				$response = rest_ensure_response( $answer( $request['lang'] ) );
				if ( ! is_wp_error( $response ) ) {
					$response->header( 'Cache-Control', 'public, max-age=' . FRESH_S . ', stale-while-revalidate=600, stale-if-error=86400' );
				}
				return $response;
			},
		)
	);
}
