<?php
/**
 * Where pages send wins: POST solitaire-elements/v1/posts/<id>/wins.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the route. Readers are strangers, so there is no user and no nonce: the token says that the site has shown
 * this game in this post. Whether it still does is asked last, because that takes as long as to show it.
 */
function solitaire_elements_register_route() {
	$text = array(
		'type'      => 'string',
		'required'  => true,
		'maxLength' => 256,
	);
	register_rest_route(
		'solitaire-elements/v1',
		'/posts/(?P<id>\d+)/wins',
		array(
			'methods'             => WP_REST_Server::CREATABLE,
			'permission_callback' => 'solitaire_elements_may_count',
			'callback'            => 'solitaire_elements_count_win',
			'args'                => array(
				'game'   => $text,
				'deal'   => $text,
				'seed'   => $text,
				'token'  => $text,
				'record' => array(
					'type'       => 'object',
					'required'   => true,
					'properties' => array(
						'version' => array(
							'type'     => 'integer',
							'required' => true,
						),
						'game'    => $text,
						'seed'    => $text,
						'options' => array( 'type' => 'object' ),
						'moves'   => array(
							'type'      => 'string',
							'required'  => true,
							'minLength' => 1,
							'maxLength' => 65536,
						),
						'status'  => array(
							'type'     => 'string',
							'enum'     => array( 'won' ),
							'required' => true,
						),
					),
				),
			),
		)
	);
}
add_action( 'rest_api_init', 'solitaire_elements_register_route' );

/**
 * Whether the request is JSON, which a form of another site cannot send; the post is public; and the site has shown this
 * game in it.
 *
 * @param WP_REST_Request $request The request.
 * @return true|WP_Error
 */
function solitaire_elements_may_count( WP_REST_Request $request ) {
	if ( ! $request->is_json_content_type() ) {
		return new WP_Error( 'solitaire_elements_no_json', __( 'Send the win as JSON, with the Content-Type application/json.', 'solitaire-elements' ), array( 'status' => 415 ) );
	}
	$post = get_post( (int) $request['id'] );
	if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) ) {
		return new WP_Error( 'solitaire_elements_no_post', __( 'There is no such post.', 'solitaire-elements' ), array( 'status' => 404 ) );
	}
	$token = solitaire_elements_token( $post->ID, $request['game'], $request['deal'], $request['seed'] );
	// WordPress asks for what is allowed even where it has refused the parameters.
	if ( ! is_string( $request['token'] ) || ! hash_equals( $token, $request['token'] ) ) {
		return solitaire_elements_no_game();
	}
	return true;
}

/**
 * The answer to a win of a game that the post does not count.
 *
 * @return WP_Error
 */
function solitaire_elements_no_game() {
	return new WP_Error( 'solitaire_elements_no_game', __( 'This post counts no wins of this game.', 'solitaire-elements' ), array( 'status' => 403 ) );
}

/**
 * Counts a win.
 *
 * @param WP_REST_Request $request The request.
 * @return WP_REST_Response|WP_Error
 */
function solitaire_elements_count_win( WP_REST_Request $request ) {
	$post_id = (int) $request['id'];
	$record  = $request['record'];
	if ( ! solitaire_elements_is_deal_of( $record, $request ) ) {
		return new WP_Error( 'solitaire_elements_other_deal', __( 'The post shows another deal.', 'solitaire-elements' ), array( 'status' => 400 ) );
	}
	if ( ! solitaire_elements_keeps_rate( $post_id ) ) {
		return new WP_Error( 'solitaire_elements_too_many', __( 'Too many wins within an hour.', 'solitaire-elements' ), array( 'status' => 429 ) );
	}
	if ( ! solitaire_elements_still_counts( $post_id, $request['token'] ) ) {
		return solitaire_elements_no_game();
	}

	/**
	 * Whether a win counts. The plugin does not replay games: a service of your own may.
	 *
	 * @param true|WP_Error $accepted Return an error to refuse the win. What is empty, such as false, refuses it, too.
	 * @param array         $record   The record of the game, as the reader's browser sent it.
	 * @param int           $post_id  The post.
	 */
	$accepted = apply_filters( 'solitaire_elements_check_win', true, $record, $post_id );
	if ( is_wp_error( $accepted ) ) {
		return $accepted;
	}
	if ( ! $accepted ) {
		return new WP_Error( 'solitaire_elements_refused', __( 'The site does not accept this win.', 'solitaire-elements' ), array( 'status' => 422 ) );
	}
	if ( ! solitaire_elements_add_win( $post_id ) ) {
		return new WP_Error( 'solitaire_elements_not_kept', __( 'The database did not save this win.', 'solitaire-elements' ), array( 'status' => 500 ) );
	}
	$wins = solitaire_elements_wins( $post_id );

	/**
	 * A win was counted.
	 *
	 * @param int   $post_id The post.
	 * @param array $record  The record of the game.
	 * @param int   $wins    How many there are now, with those that came at once.
	 */
	do_action( 'solitaire_elements_win', $post_id, $record, $wins );
	return rest_ensure_response(
		array(
			'wins' => $wins,
			'text' => solitaire_elements_wins_text( $post_id ),
		)
	);
}

/**
 * Whether a record is one of the deal that the post shows. A game a day may be won some time after its day, and the
 * reader's date may be ahead.
 *
 * @param array           $record  The record.
 * @param WP_REST_Request $request The request, with the game and the deal of the post.
 * @return bool
 */
function solitaire_elements_is_deal_of( array $record, WP_REST_Request $request ) {
	// A record of cards that were dealt by hand has no seed.
	if ( $record['game'] !== $request['game'] || ! isset( $record['seed'] ) ) {
		return false;
	}
	if ( 'seed' === $request['deal'] ) {
		return $record['seed'] === $request['seed'];
	}
	if ( 'daily' === $request['deal'] ) {
		if ( ! preg_match( '/^(\d{4}-\d\d-\d\d)(~\d+)?$/D', $record['seed'], $found ) ) {
			return false;
		}
		$age = time() - (int) strtotime( $found[1] . ' 00:00 UTC' );
		return $age > -DAY_IN_SECONDS && $age < 3 * DAY_IN_SECONDS;
	}
	return true;
}

/**
 * Whether a reader's network may send a further win for a post before the next full hour, and takes note of it. Until then
 * a hash is kept.
 *
 * @param int $post_id The post.
 * @return bool
 */
function solitaire_elements_keeps_rate( $post_id ) {
	$now  = time();
	$end  = $now - $now % HOUR_IN_SECONDS + HOUR_IN_SECONDS;
	$key  = 'solitaire_elements_' . wp_hash( "$end|$post_id|" . solitaire_elements_readers_network() );
	$sent = (int) get_transient( $key );

	/**
	 * How many wins of a post one address may send within an hour. Readers behind one address share them.
	 *
	 * @param int $limit   60.
	 * @param int $post_id The post.
	 */
	if ( $sent >= apply_filters( 'solitaire_elements_wins_per_hour', 60, $post_id ) ) {
		return false;
	}
	set_transient( $key, $sent + 1, $end - $now );
	// By itself WordPress removes expired transients from its database once a day. The argument keeps both events apart.
	wp_schedule_single_event( $end + MINUTE_IN_SECONDS, 'delete_expired_transients', array( true ) );
	return true;
}

/**
 * The network that the reader's address belongs to.
 *
 * @return string
 */
function solitaire_elements_readers_network() {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';

	/**
	 * The reader's address. Behind a proxy all readers have that of the proxy, which names theirs in a header.
	 *
	 * @param string $address The address that has connected. It is used as well if what you return is no IP address.
	 */
	$network = solitaire_elements_network( apply_filters( 'solitaire_elements_address', $address ) );
	return '' === $network ? solitaire_elements_network( $address ) : $network;
}

/**
 * The network of an address: itself for IPv4, and its first 64 bits for IPv6, where a single reader has all addresses that
 * begin with them.
 *
 * @param mixed $address An IP address.
 * @return string In hexadecimal digits; empty where it is no IP address.
 */
function solitaire_elements_network( $address ) {
	$bytes = filter_var( $address, FILTER_VALIDATE_IP ) ? inet_pton( $address ) : '';
	// An IPv4 address may be written as an IPv6 one: ::ffff:192.0.2.1.
	$is_mapped = 0 === strpos( $bytes, str_repeat( "\0", 10 ) . "\xff\xff" );
	return bin2hex( $is_mapped ? substr( $bytes, 12 ) : substr( $bytes, 0, 8 ) );
}
