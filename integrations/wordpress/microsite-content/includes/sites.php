<?php
/**
 * The sites of a network: what the plugin does in one site, it does in each.
 *
 * @package MicrositeContent
 */

namespace MicrositeContent;

/** Sites that are read from the database at a time: a network may have thousands. */
const SITES_AT_A_TIME = 100;

/**
 * Runs a task in each site of a network, one after the other; once where there is no network.
 *
 * @param callable $task    Runs with the tables, options and roles of the site.
 * @param int      $network Id of the network; 0 for all networks of this WordPress.
 */
function in_each_site( callable $task, $network = 0 ) {
	if ( ! is_multisite() ) {
		$task();
		return;
	}
	$offset = 0;
	do {
		$sites = get_sites(
			array(
				'fields'     => 'ids',
				'network_id' => $network,
				'number'     => SITES_AT_A_TIME,
				'offset'     => $offset,
				'orderby'    => 'id',
				'order'      => 'ASC',
			)
		);
		foreach ( $sites as $site ) {
			in_site( (int) $site, $task );
		}
		$offset += SITES_AT_A_TIME;
	} while ( SITES_AT_A_TIME === count( $sites ) );
}

/**
 * Runs a task in one site, and comes back to the one that was there before.
 *
 * @param int      $site Id of the site.
 * @param callable $task Runs with the tables, options and roles of the site.
 */
function in_site( $site, callable $task ) {
	if ( ! is_multisite() || get_current_blog_id() === $site ) {
		$task();
		return;
	}
	switch_to_blog( $site );
	try {
		$task();
	} finally {
		restore_current_blog();
	}
}
