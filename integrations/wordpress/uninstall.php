<?php
/**
 * Removes what the plugin has kept: the counts of wins, and the marks of its rate limit.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes it from the site that is current.
 */
function solitaire_elements_uninstall() {
	global $wpdb;
	delete_post_meta_by_key( '_solitaire_elements_wins' );
	$wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->prepare(
			"DELETE FROM $wpdb->options WHERE option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( '_transient_solitaire_elements_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_solitaire_elements_' ) . '%'
		)
	);
}

if ( is_multisite() ) {
	$solitaire_elements_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $solitaire_elements_sites as $solitaire_elements_site ) {
		switch_to_blog( $solitaire_elements_site );
		solitaire_elements_uninstall();
		restore_current_blog();
	}
} else {
	solitaire_elements_uninstall();
}
