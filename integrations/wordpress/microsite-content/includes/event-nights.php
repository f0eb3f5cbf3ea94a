<?php
/**
 * Events that go on past midnight: from 18:00 to 00:00, from 22:00 to 02:00.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/**
 * Whether an event without a last day ends on the day after its first: it ends before the time at which it begins, or goes from
 * midnight to midnight. `event-form.js` says the same while somebody types.
 *
 * @param array<string, mixed> $event `start_time`, `end_time`, `date` and `end_date`, as they are kept.
 * @return bool
 */
function ends_next_day( array $event ) {
	$start   = (string) $event['start_time'];
	$end     = (string) $event['end_time'];
	$one_day = '' === (string) $event['end_date'] || $event['end_date'] === $event['date'];
	return $one_day && '' !== $start && '' !== $end && ( $end < $start || ( '00:00' === $end && '00:00' === $start ) );
}

/**
 * Draws the line below the hours that says so, empty for other events.
 *
 * @param \WP_Post $post The event.
 */
function draw_night( \WP_Post $post ) {
	$event = array();
	foreach ( array( 'date', 'end_date', 'start_time', 'end_time' ) as $field ) {
		$event[ $field ] = get_post_meta( $post->ID, field_key( $field ), true );
	}
	$words = __( 'Ends the next day.', 'microsite-content' );
	/* translators: %s: a date, such as January 21, 2027. */
	$dated = __( 'Ends the next day, %s.', 'microsite-content' );
	printf(
		'<p id="microsite-night" class="description" role="status" data-words="%1$s" data-dated="%2$s" data-language="%3$s">%4$s</p>',
		esc_attr( $words ),
		esc_attr( $dated ),
		esc_attr( implode( '-', array_slice( explode( '_', get_user_locale() ), 0, 2 ) ) ),
		ends_next_day( $event ) ? esc_html( $words ) : ''
	);
}
