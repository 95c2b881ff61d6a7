<?php
/**
 * What the tests of the plugin need to see of a site, and to change in it.
 */

// The language of the site, by the address.
add_filter( 'locale', fn ( $locale ) => $_GET['locale'] ?? $locale );

add_filter(
	'solitaire_elements_check_win',
	fn ( $accepted, $record ) => 'refuse' === $record['moves'] ? new WP_Error( 'refused', 'No.', array( 'status' => 422 ) ) : $accepted,
	10,
	2
);

add_filter( 'solitaire_elements_wins_per_hour', fn () => 5 );

add_action(
	'solitaire_elements_win',
	fn ( $post_id, $record, $wins ) => update_option( 'test_heard', array( 'moves' => $record['moves'], 'wins' => $wins ) ),
	10,
	3
);

add_action(
	'rest_api_init',
	function () {
		$routes = array(
			'heard'  => fn () => get_option( 'test_heard' ),
			'counts' => fn () => (int) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->postmeta} WHERE meta_key LIKE '%solitaire%'" ),
		);
		foreach ( $routes as $name => $callback ) {
			register_rest_route( 'test', "/$name", array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => $callback ) );
		}
	}
);
