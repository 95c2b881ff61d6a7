<?php
/**
 * Removes what the plugin has kept: the counts of wins. The marks of its rate limit expire by themselves within an hour.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
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
		delete_post_meta_by_key( '_solitaire_elements_wins' );
		restore_current_blog();
	}
} else {
	delete_post_meta_by_key( '_solitaire_elements_wins' );
}
