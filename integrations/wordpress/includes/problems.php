<?php
/**
 * What an author asked for that there is not. Those who may edit the post are told, its readers are not.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * What is wrong with a game that an author asked for.
 *
 * @param string[] $wanted What the author asked for.
 * @return string[]
 */
function solitaire_elements_problems( array $wanted ) {
	$allowed  = array(
		'game' => array_keys( solitaire_elements_tags() ),
		'deal' => array( 'random', 'daily', 'seed' ),
		'felt' => array_keys( solitaire_elements_felts() ),
		'wins' => array_keys( solitaire_elements_countings() ),
	);
	$problems = array();
	foreach ( $allowed as $name => $values ) {
		if ( ! in_array( $wanted[ $name ], $values, true ) ) {
			$problems[] = sprintf(
				/* translators: 1: the name of a setting, 2: its value, 3: a list of values. */
				__( '%1$s is “%2$s”; allowed: %3$s.', 'solitaire-elements' ),
				$name,
				$wanted[ $name ],
				implode( ', ', array_filter( $values ) )
			);
		}
	}
	foreach ( array_diff( solitaire_elements_round_games( $wanted ), array_keys( solitaire_elements_games() ) ) as $game ) {
		/* translators: 1: a tag, 2: a list of tags. */
		$problems[] = sprintf( __( 'There is no game “%1$s”; there are %2$s.', 'solitaire-elements' ), $game, implode( ', ', array_keys( solitaire_elements_games() ) ) );
	}
	if ( '' !== $wanted['lang'] && '' === solitaire_elements_nearest_language( $wanted['lang'] ) ) {
		/* translators: %s: a language tag. */
		$problems[] = sprintf( __( 'The games have no translation for the language “%s”.', 'solitaire-elements' ), $wanted['lang'] );
	}
	return array_merge( $problems, $wanted['problems'] ?? array() );
}

/**
 * A note above the game, for those who may edit the post.
 *
 * @param string[] $problems What is wrong.
 * @return string
 */
function solitaire_elements_note( array $problems ) {
	$id = get_the_ID();
	if ( ! $problems || is_feed() || ! ( $id ? current_user_can( 'edit_post', $id ) : current_user_can( 'edit_posts' ) ) ) {
		return '';
	}
	return sprintf(
		'<p class="solitaire-elements-note"><strong>%s</strong> %s</p>',
		esc_html__( 'Solitaire (only editors see this):', 'solitaire-elements' ),
		esc_html( implode( ' ', $problems ) )
	);
}
