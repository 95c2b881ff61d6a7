<?php
/**
 * The block.
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * Registers the block, and hands its editor what there is to choose from.
 */
function solitaire_elements_register_block() {
	$block = register_block_type( plugin_dir_path( SOLITAIRE_ELEMENTS_FILE ) . 'block' );
	if ( ! $block || ! is_admin() ) {
		return;
	}
	$options  = static function ( array $labels ) {
		$options = array();
		foreach ( $labels as $value => $label ) {
			$options[] = compact( 'value', 'label' );
		}
		return $options;
	};
	$games    = solitaire_elements_tags();
	$language = solitaire_elements_site_language();
	$tags     = array_keys( solitaire_elements_languages() );
	$choices  = array(
		'games'        => $options( $games ),
		'felts'        => $options( solitaire_elements_felts() ),
		'languages'    => $options( solitaire_elements_languages() ),
		'countings'    => $options( solitaire_elements_countings() ),
		'fromRight'    => solitaire_elements_languages_from_right(),
		'siteLanguage' => $language,
		'version'      => SOLITAIRE_ELEMENTS_VERSION,
		'script'       => solitaire_elements_url( 'elements/solitaire-elements.js' ),
		'gameScripts'  => array_filter( array_combine( array_keys( $games ), array_map( 'solitaire_elements_game_url', array_keys( $games ) ) ) ),
		'langScripts'  => array_filter( array_combine( $tags, array_map( 'solitaire_elements_language_url', $tags ) ) ),
	);
	foreach ( $block->editor_script_handles as $handle ) {
		wp_add_inline_script( $handle, 'window.solitaireElementsChoices = ' . wp_json_encode( $choices ) . ';', 'before' );
	}
}
add_action( 'init', 'solitaire_elements_register_block' );
