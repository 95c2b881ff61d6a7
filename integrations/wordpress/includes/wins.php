<?php
/**
 * The count of wins of a post, and how a page tells where to send one.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The number of wins of a post's games. Anyone can send a win, so the count proves nothing.
 *
 * @param int $post_id The post.
 * @return int
 */
function solitaire_elements_wins( $post_id ) {
	return array_sum( array_map( 'intval', (array) get_post_meta( $post_id, '_solitaire_elements_wins' ) ) );
}

/**
 * Counts a further win. The database adds it, so none is lost of those that come at once. If these are the first, each may
 * make a row of its own: the count is the sum of all rows.
 *
 * @param int $post_id The post.
 * @return bool Whether the database has kept it.
 */
function solitaire_elements_add_win( $post_id ) {
	global $wpdb;
	$has_added = $wpdb->query( // phpcs:ignore WordPress.DB.DirectDatabaseQuery
		$wpdb->prepare(
			"UPDATE $wpdb->postmeta SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = '_solitaire_elements_wins' LIMIT 1",
			$post_id
		)
	);
	if ( ! $has_added ) {
		return (bool) add_post_meta( $post_id, '_solitaire_elements_wins', 1 );
	}
	wp_cache_delete( $post_id, 'post_meta' );
	wp_cache_set_posts_last_changed();
	return true;
}

/**
 * The same in words.
 *
 * @param int $post_id The post.
 * @return string
 */
function solitaire_elements_wins_text( $post_id ) {
	$wins = solitaire_elements_wins( $post_id );
	if ( 0 === $wins ) {
		return __( 'No wins yet.', 'solitaire-elements' );
	}
	/* translators: %s: how often a game was won. */
	return sprintf( _n( 'Won %s time.', 'Won %s times.', $wins, 'solitaire-elements' ), number_format_i18n( $wins ) );
}

/**
 * The mark of a game that counts its wins: only the site can make it. A nonce would expire in cached pages.
 *
 * @param int    $post_id The post.
 * @param string $game    A key of the games.
 * @param string $deal    `random`, `daily` or `seed`.
 * @param string $seed    The seed, where that is the deal.
 * @return string
 */
function solitaire_elements_token( $post_id, $game, $deal, $seed ) {
	return wp_hash( wp_json_encode( array( 'solitaire-elements', (int) $post_id, $game, $deal, $seed ) ) );
}

/**
 * Whether a post still counts the wins of a game, so that a visitor who opened it now would get this token. Old tabs and cached
 * pages have the tokens of games that an author has removed, or counts no longer.
 *
 * @param int    $post_id The post.
 * @param string $token   The mark of the game.
 * @return bool
 */
function solitaire_elements_still_counts( $post_id, $token ) {
	global $wp_query, $wp_the_query;
	$post  = get_post( $post_id );
	$query = new WP_Query(
		array(
			'p'           => $post->ID,
			'post_type'   => $post->post_type,
			'post_status' => $post->post_status,
		)
	);
	if ( ! $query->have_posts() ) {
		return false;
	}
	// What adds games to a post may ask whether it is the one that the page shows.
	$main         = array( $wp_query, $wp_the_query );
	$wp_query     = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	$wp_the_query = $query; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	$query->the_post();
	$html = apply_filters( 'the_content', $post->post_content ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals
	list( $wp_query, $wp_the_query ) = $main; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	wp_reset_postdata();
	return false !== strpos( $html, "token=$token" );
}

/**
 * The post whose wins a game counts. Outside of the content of a post there is none, and previews do not count.
 *
 * @param string[] $wanted What the author asked for.
 * @return int 0 where nothing is counted.
 */
function solitaire_elements_counting_post( array $wanted ) {
	$counts = in_array( $wanted['wins'], array( 'count', 'show' ), true );
	return $counts && doing_filter( 'the_content' ) && ! is_preview() ? (int) get_the_ID() : 0;
}

/**
 * The attribute with the address for wins, and the script that sends them; empty where nothing is counted.
 *
 * @param string[] $wanted What the author asked for.
 * @return string
 */
function solitaire_elements_wins_attribute( array $wanted ) {
	$post_id = solitaire_elements_counting_post( $wanted );
	if ( ! $post_id ) {
		return '';
	}
	$seed  = 'seed' === $wanted['deal'] ? $wanted['seed'] : '';
	$query = array(
		'game'  => $wanted['game'],
		'deal'  => $wanted['deal'],
		'seed'  => $seed,
		'token' => solitaire_elements_token( $post_id, $wanted['game'], $wanted['deal'], $seed ),
	);
	$url   = add_query_arg( array_map( 'rawurlencode', $query ), rest_url( "solitaire-elements/v1/posts/$post_id/wins" ) );
	wp_enqueue_script(
		'solitaire-elements-wins',
		solitaire_elements_url( 'front/wins.js' ),
		array(),
		SOLITAIRE_ELEMENTS_VERSION,
		array( 'strategy' => 'defer' )
	);
	// `esc_url` would drop the line breaks of a seed.
	return sprintf( ' data-solitaire-wins="%s"', esc_attr( $url ) );
}

/**
 * The line with the count, below the game; empty where it is not shown.
 *
 * @param string[] $wanted What the author asked for.
 * @return string
 */
function solitaire_elements_wins_line( array $wanted ) {
	$post_id = 'show' === $wanted['wins'] ? solitaire_elements_counting_post( $wanted ) : 0;
	return $post_id ? '<p class="solitaire-elements-wins">' . esc_html( solitaire_elements_wins_text( $post_id ) ) . '</p>' : '';
}
