<?php
/**
 * The shortcode: [solitaire game="bakers-dozen" seed="42"].
 *
 * @package solitaire-elements
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/**
 * The HTML of a shortcode. `[solitaire daily]` and `[solitaire daily="true"]` mean the same.
 *
 * @param array|string $given Its attributes; an empty text where it has none.
 * @return string
 */
function solitaire_elements_shortcode( $given ) {
	$defaults = array(
		'game'  => 'bakers-dozen',
		'seed'  => '',
		'daily' => 'false',
		'felt'  => '',
		'lang'  => '',
		'wins'  => '',
	);
	$named    = array();
	foreach ( (array) $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = $value;
			$value = 'true';
		}
		if ( '' !== $name ) {
			$named[ $name ] = $value;
		}
	}

	$wanted             = shortcode_atts( $defaults, $named, 'solitaire' );
	$wanted['deal']     = '' === $wanted['seed'] ? 'random' : 'seed';
	$wanted['problems'] = array();
	foreach ( array_keys( array_diff_key( $named, $defaults ) ) as $name ) {
		$wanted['problems'][] = sprintf(
			/* translators: 1: the name of an attribute, 2: a list of names. */
			__( 'Unknown attribute “%1$s”; there are %2$s.', 'solitaire-elements' ),
			$name,
			implode( ', ', array_keys( $defaults ) )
		);
	}
	if ( ! in_array( $wanted['daily'], array( 'false', '0' ), true ) ) {
		$wanted['deal'] = 'daily';
	}
	return solitaire_elements_game( $wanted, 'class="wp-block-solitaire-elements-solitaire"' );
}
add_shortcode( 'solitaire', 'solitaire_elements_shortcode' );
