<?php
/**
 * What the tests of the plugin need to see of a site, and to change in it.
 */

// The language of the site, by the address.
add_filter( 'locale', fn ( $locale ) => $_GET['locale'] ?? $locale );

// Nothing is fetched from elsewhere, nor is there a complaint that it is missing.
add_filter( 'pre_http_request', fn () => array( 'response' => array( 'code' => 404 ), 'headers' => array(), 'cookies' => array(), 'body' => '' ) );
add_action( 'wp_dashboard_setup', fn () => remove_meta_box( 'dashboard_primary', 'dashboard', 'side' ) );

add_filter(
	'solitaire_elements_check_win',
	fn ( $accepted, $record ) => array( 'refuse' => new WP_Error( 'refused', 'No.', array( 'status' => 409 ) ), 'false' => false )[ $record['moves'] ] ?? $accepted,
	10,
	2
);

add_filter( 'solitaire_elements_address', fn ( $address ) => $_SERVER['HTTP_TEST_ADDRESS'] ?? $address );

// A second win that comes before the first one does what the header names: INSERT or UPDATE.
add_filter(
	'rest_dispatch_request',
	function ( $result, $request ) {
		$GLOBALS['test_request'] = $request;
		return $result;
	},
	10,
	2
);
add_filter(
	'query',
	function ( $query ) {
		$verb = $_SERVER['HTTP_TEST_AT_ONCE'] ?? '';
		if ( $verb && 0 === strpos( $query, $verb ) && strpos( $query, '_solitaire_elements_wins' ) ) {
			unset( $_SERVER['HTTP_TEST_AT_ONCE'] );
			rest_do_request( clone $GLOBALS['test_request'] );
		}
		return $query;
	}
);

// A game that code adds to the page of a post, and one whose seed is no text.
add_filter(
	'the_content',
	fn ( $html ) => strpos( $html, 'Test: a game is added.' ) && is_singular() && in_the_loop() && is_main_query() ? $html . do_shortcode( '[solitaire seed="42" wins="count"]' ) : $html
);
add_shortcode( 'test_bytes', fn () => solitaire_elements_shortcode( array( 'seed' => "a\xff\0b", 'wins' => 'count' ) ) );

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
		$wpdb   = $GLOBALS['wpdb'];
		$routes = array(
			'heard' => fn () => get_option( 'test_heard' ),
			'kept'  => fn () => array(
				'counts'  => $wpdb->get_col( "SELECT meta_value FROM $wpdb->postmeta WHERE meta_key LIKE '%solitaire%'" ),
				'options' => $wpdb->get_results( "SELECT option_name AS name, option_value AS value FROM $wpdb->options WHERE option_name LIKE '%solitaire%'" ),
			),
			'clean' => fn () => array_map( fn ( $events ) => isset( $events['delete_expired_transients'] ), _get_cron_array() ),
		);
		foreach ( $routes as $name => $callback ) {
			register_rest_route( 'test', "/$name", array( 'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => $callback ) );
		}
	}
);
