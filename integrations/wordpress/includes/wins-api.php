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
 * this game in this post.
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
 * Whether the post is public, and the site has shown this game in it.
 *
 * @param WP_REST_Request $request The request.
 * @return true|WP_Error
 */
function solitaire_elements_may_count( WP_REST_Request $request ) {
	$post = get_post( (int) $request['id'] );
	if ( ! $post || ! is_post_publicly_viewable( $post ) || post_password_required( $post ) ) {
		return new WP_Error( 'solitaire_elements_no_post', __( 'There is no such post.', 'solitaire-elements' ), array( 'status' => 404 ) );
	}
	$token = solitaire_elements_token( $post->ID, $request['game'], $request['deal'], $request['seed'] );
	if ( ! hash_equals( $token, (string) $request['token'] ) ) {
		return new WP_Error( 'solitaire_elements_no_game', __( 'This post counts no wins of this game.', 'solitaire-elements' ), array( 'status' => 403 ) );
	}
	return true;
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

	/**
	 * Whether a win counts. The plugin does not replay games: a service of your own may.
	 *
	 * @param true|WP_Error $accepted Return an error to refuse the win.
	 * @param array         $record   The record of the game, as the reader's browser sent it.
	 * @param int           $post_id  The post.
	 */
	$accepted = apply_filters( 'solitaire_elements_check_win', true, $record, $post_id );
	if ( is_wp_error( $accepted ) ) {
		return $accepted;
	}

	$wins = solitaire_elements_wins( $post_id ) + 1;
	update_post_meta( $post_id, '_solitaire_elements_wins', $wins );

	/**
	 * A win was counted.
	 *
	 * @param int   $post_id The post.
	 * @param array $record  The record of the game.
	 * @param int   $wins    How many there are now.
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
	if ( $record['game'] !== $request['game'] ) {
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
 * Whether a reader's address may send a further win for a post within this hour, and takes note of it. What is kept for
 * the hour is a hash.
 *
 * @param int $post_id The post.
 * @return bool
 */
function solitaire_elements_keeps_rate( $post_id ) {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	$key     = 'solitaire_elements_' . wp_hash( gmdate( 'YmdH' ) . "|$post_id|$address" );
	$sent    = (int) get_transient( $key );

	/**
	 * How many wins of a post one address may send within an hour. Readers behind one address share them.
	 *
	 * @param int $limit   60.
	 * @param int $post_id The post.
	 */
	if ( $sent >= apply_filters( 'solitaire_elements_wins_per_hour', 60, $post_id ) ) {
		return false;
	}
	set_transient( $key, $sent + 1, HOUR_IN_SECONDS );
	return true;
}
