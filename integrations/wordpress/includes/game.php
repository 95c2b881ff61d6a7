<?php
/**
 * The HTML of a game.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The HTML of a game, and its scripts on the page. In a feed it is a link to the post.
 *
 * @param string[] $wanted  What the author asked for: `game`, `games` of a round, `deal` (`random`, `daily` or `seed`),
 *                          `seed`, `felt`, `lang` and `wins`.
 * @param string   $wrapper The attributes of the element around it, escaped.
 * @return string
 */
function solitaire_elements_game( array $wanted, $wrapper ) {
	$wanted['seed'] = solitaire_elements_seed( $wanted['seed'] );

	$games = solitaire_elements_tags();
	$note  = solitaire_elements_note( solitaire_elements_problems( $wanted ) );
	$game  = $wanted['game'];
	if ( ! isset( $games[ $game ] ) ) {
		return $note;
	}
	// A round chooses its deals, and has wins of several games.
	if ( 'solitaire-round' === $game ) {
		$wanted = array_merge( $wanted, array( 'deal' => 'daily', 'wins' => '' ) );
	}
	if ( ! in_array( $wanted['deal'], array( 'daily', 'seed' ), true ) || ( 'seed' === $wanted['deal'] && '' === $wanted['seed'] ) ) {
		$wanted['deal'] = 'random';
	}
	$link = sprintf(
		'<a href="%s">%s</a>',
		esc_url( get_the_ID() ? get_permalink() : home_url( '/' ) ),
		/* translators: %s: the name of a game. */
		esc_html( sprintf( __( 'Play %s', 'solitaire-elements' ), $games[ $game ] ) )
	);
	if ( is_feed() ) {
		return "<p>$link</p>";
	}

	$language = solitaire_elements_nearest_language( $wanted['lang'] );
	$needed   = array_merge( array( $game ), array_intersect( solitaire_elements_round_games( $wanted ), array_keys( $games ) ) );
	solitaire_elements_enqueue( $needed, '' === $language ? solitaire_elements_site_language() : $language );
	return sprintf(
		'%1$s<div %2$s%3$s><%4$s%5$s>%6$s</%4$s>%7$s</div>',
		$note,
		$wrapper,
		solitaire_elements_wins_attribute( $wanted ),
		$game,
		solitaire_elements_attributes( $wanted, $language ),
		$link,
		solitaire_elements_wins_line( $wanted )
	);
}

/**
 * The games of a round that an author asked for.
 *
 * @param string[] $wanted What the author asked for.
 * @return string[] Their tags; empty for the usual games, or for a game.
 */
function solitaire_elements_round_games( array $wanted ) {
	return 'solitaire-round' === $wanted['game'] ? preg_split( '/[\s,]+/', $wanted['games'], -1, PREG_SPLIT_NO_EMPTY ) : array();
}

/**
 * The attributes of a game's tag, escaped.
 *
 * @param string[] $wanted   What the author asked for.
 * @param string   $language The language that was found for it; empty for that of the page.
 * @return string
 */
function solitaire_elements_attributes( array $wanted, $language ) {
	$html       = 'seed' === $wanted['deal'] ? sprintf( ' seed="%s"', solitaire_elements_escaped_seed( $wanted['seed'] ) ) : '';
	$attributes = array();
	$round = solitaire_elements_round_games( $wanted );
	if ( $round ) {
		$attributes['games'] = implode( ' ', $round );
	}
	if ( 'daily' === $wanted['deal'] && 'solitaire-round' !== $wanted['game'] ) {
		$attributes['daily'] = '';
	}
	if ( '' !== $wanted['felt'] && isset( solitaire_elements_felts()[ $wanted['felt'] ] ) ) {
		$attributes['felt'] = $wanted['felt'];
	}
	if ( '' !== $language ) {
		$attributes['lang'] = $language;
		$attributes['dir']  = in_array( $language, solitaire_elements_languages_from_right(), true ) ? 'rtl' : 'ltr';
	}
	foreach ( $attributes as $name => $value ) {
		$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return $html;
}

/**
 * The seed as a record names it. WordPress keeps an author's `&` and `<` as entities. Bytes that are not UTF-8, and the character
 * with the number 0, become what a browser makes of them.
 *
 * @param string $text What the author asked for.
 * @return string
 */
function solitaire_elements_seed( $text ) {
	$seed = html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$seed = htmlspecialchars_decode( htmlspecialchars( $seed, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' ), ENT_QUOTES );
	return str_replace( "\0", "\u{FFFD}", $seed );
}

/**
 * A seed as the value of an attribute that every browser reads as the same seed. `esc_attr` would leave entities in it as they are.
 * WordPress then changes the content of a post, even inside of tags: it would run shortcodes, draw smileys after a line break,
 * and correct its own name and address.
 *
 * @param string $seed A seed.
 * @return string
 */
function solitaire_elements_escaped_seed( $seed ) {
	$changed = array(
		"\n"        => '&#10;',
		"\r"        => '&#13;',
		'['         => '&#x5b;',
		']'         => '&#x5d;',
		'://'       => '&#58;//',
		'Wordpress' => 'W&#111;rdpress', // phpcs:ignore WordPress.WP.CapitalPDangit
	);
	return strtr( htmlspecialchars( $seed, ENT_QUOTES, 'UTF-8' ), $changed );
}
