<?php
/**
 * The call that tells the microsite of a change: one for each request, signed, after the editor has been answered.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/** Seconds until a call counts as failed. */
const CALL_TIMEOUT_S = 5;

/** Bytes of its answer that are read: only its status is of interest. */
const CALL_ANSWER_BYTES = 4096;

/**
 * The address that is called; empty for none. The constant in wp-config.php goes first.
 *
 * @return string
 */
function hook_url() {
	return defined( 'MICROSITE_HOOK_URL' ) ? (string) \MICROSITE_HOOK_URL : (string) get_option( URL_OPTION, '' );
}

/**
 * What calls are signed with; empty for none. The constant in wp-config.php goes first.
 *
 * @return string
 */
function hook_secret() {
	return defined( 'MICROSITE_HOOK_SECRET' ) ? (string) \MICROSITE_HOOK_SECRET : (string) get_option( SECRET_OPTION, '' );
}

/**
 * Sees to it that the microsite is told once this request is over. Only the first change of a request is: whoever is called
 * builds everything. In a network, each site has its own address to call: one that changes while WordPress is switched to
 * it is told of by that one.
 *
 * @param string $event What happened: `published`, `updated` or `removed`.
 * @param string $kind  What it happened to: `campus-event`, `province` or `menu`.
 * @param int    $id    Its id in WordPress.
 */
function tell_of( $event, $kind, $id ) {
	static $noted = array();
	$site = get_current_blog_id();
	if ( isset( $noted[ $site ] ) || '' === hook_url() ) {
		return;
	}
	$noted[ $site ] = true;
	add_action(
		'shutdown',
		static function () use ( $site, $event, $kind, $id ) {
			in_site(
				$site,
				static function () use ( $event, $kind, $id ) {
					call_microsite( compact( 'event', 'kind', 'id' ) );
				}
			);
		}
	);
}

/**
 * Calls, and keeps why it failed for the notice to editors.
 *
 * @param array{event: string, kind: string, id: int} $change What happened.
 */
function call_microsite( array $change ) {
	// Who saved has their answer before this begins, where PHP can do so; elsewhere they wait for the call.
	if ( function_exists( 'fastcgi_finish_request' ) ) {
		fastcgi_finish_request();
	}
	$failure = '' === hook_secret() ? __( 'No secret is set to sign it with.', 'microsite-content' ) : post_signed( $change );
	if ( '' === $failure ) {
		delete_option( FAILURE_OPTION );
	} else {
		update_option( FAILURE_OPTION, array( 'at' => time(), 'why' => $failure ), true );
	}
}

/**
 * Posts a change as JSON, with the time and the HMAC-SHA256 of `<time>.<body>` in a header.
 *
 * @param array $change What happened.
 * @return string Why it failed; empty when it did not.
 */
function post_signed( array $change ) {
	$body   = wp_json_encode( $change );
	$time   = time();
	$answer = wp_remote_post(
		hook_url(),
		array(
			'timeout'             => CALL_TIMEOUT_S,
			'redirection'         => 0,
			'limit_response_size' => CALL_ANSWER_BYTES,
			'headers'             => array(
				'Content-Type'          => 'application/json',
				'X-Microsite-Signature' => "t=$time,v1=" . hash_hmac( 'sha256', "$time.$body", hook_secret() ),
			),
			'body'                => $body,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $answer->get_error_message();
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	/* translators: %d: status of an HTTP answer. */
	return 200 <= $status && $status < 300 ? '' : sprintf( __( 'It answered with status %d.', 'microsite-content' ), $status );
}
