<?php
/**
 * Who may look after events.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/** Lets editors and administrators look after events. Other roles: any plugin that edits roles. */
function grant_event_capabilities() {
	foreach ( array_filter( array_map( 'get_role', EVENT_ROLES ) ) as $role ) {
		foreach ( EVENT_CAPABILITIES as $capability ) {
			$role->add_cap( $capability );
		}
	}
}
