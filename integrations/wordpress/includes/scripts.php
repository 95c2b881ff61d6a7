<?php
/**
 * The scripts of the elements.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The address of a file of the plugin.
 *
 * @param string $path Its path in the plugin's folder.
 * @return string
 */
function solitaire_elements_url( $path ) {
	return plugins_url( $path, SOLITAIRE_ELEMENTS_FILE );
}

/**
 * The address of the script that adds a game to the first script.
 *
 * @param string $game A key of the games.
 * @return string Empty where the first script has the game.
 */
function solitaire_elements_game_url( $game ) {
	$path = 'solitaire-round' === $game ? 'elements/solitaire-round.js' : "elements/examples/$game.js";
	return file_exists( plugin_dir_path( SOLITAIRE_ELEMENTS_FILE ) . $path ) ? solitaire_elements_url( $path ) : '';
}

/**
 * The address of the script with the texts of a language.
 *
 * @param string $language A key of the languages.
 * @return string Empty where the first script has them.
 */
function solitaire_elements_language_url( $language ) {
	return 'en' === $language ? '' : solitaire_elements_url( "elements/locales/$language.js" );
}

/**
 * Adds what a game needs to the page that is made.
 *
 * @param string[] $tags     Keys of the games, or that of a round.
 * @param string   $language A key of the languages.
 */
function solitaire_elements_enqueue( array $tags, $language ) {
	$scripts = array(
		'solitaire-elements'           => solitaire_elements_url( 'elements/solitaire-elements.js' ),
		"solitaire-elements-$language" => solitaire_elements_language_url( $language ),
	);
	foreach ( $tags as $tag ) {
		$scripts[ "solitaire-elements-$tag" ] = solitaire_elements_game_url( $tag );
	}
	foreach ( array_filter( $scripts ) as $handle => $url ) {
		wp_enqueue_script( $handle, $url, array(), SOLITAIRE_ELEMENTS_VERSION, array( 'strategy' => 'defer' ) );
	}
	wp_enqueue_style( 'solitaire-elements', solitaire_elements_url( 'front/style.css' ), array(), SOLITAIRE_ELEMENTS_VERSION );
	// The room that a game takes until its script has come. A reader without scripts needs none.
	wp_enqueue_style( 'solitaire-elements-room', solitaire_elements_url( 'elements/solitaire-elements.css' ), array(), SOLITAIRE_ELEMENTS_VERSION, '(scripting: enabled)' );
}
