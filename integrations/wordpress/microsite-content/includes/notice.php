<?php
/**
 * Tells editors of a call that failed, until one succeeds.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

add_action( 'admin_notices', __NAMESPACE__ . '\draw_failure' );

/** Draws the notice for who may look after events. */
function draw_failure() {
	$failure = get_option( FAILURE_OPTION );
	if ( ! is_array( $failure ) || ! current_user_can( 'edit_campus_events' ) ) {
		return;
	}
	$message = sprintf(
		/* translators: 1: date and time, 2: why it failed. */
		__( 'The microsite was not told of the change of %1$s, and may show what was there before. %2$s Save the event or the menu again to try once more; if this stays, ask whoever looks after the microsite.', 'microsite-content' ),
		wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), (int) $failure['at'] ),
		$failure['why']
	);
	printf( '<div class="notice notice-error"><p>%s</p></div>', esc_html( $message ) );
}
